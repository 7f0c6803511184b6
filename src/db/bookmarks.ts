import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { query, type Tx } from './session.ts'

const ownFirm = sql<string>`(select app.firm_id())`
const count = sql<number>`count(*)::int`

/** Null for who has left the firm: their record is no longer the reader's to see. */
const nameOf = sql<string | null>`nullif(concat_ws(' ', buyers.first_name, buyers.last_name), '')`

const lists = query
  .selectFrom('talent_lists as l')
  .leftJoin('buyers', 'buyers.user_id', 'l.created_by')
  .where('l.firm_id', '=', ownFirm)
  .select(['l.id', 'l.name', nameOf.as('by'), 'l.created_at as createdAt'])
  .orderBy(sql`lower(l.name)`)

/** All lists of the firm, which are few, and how many people it has hidden. */
export const talentListsQuery = () =>
  query.selectNoFrom((select) => [
    jsonArrayFrom(lists).as('lists'),
    select.selectFrom('hidden_talent').where('firm_id', '=', ownFirm).select(count.as('n')).as('hidden'),
  ])

/** What the firm keeps about each of these people. */
export const bookmarksQuery = ({ ids }: { ids: string[] }) =>
  query
    .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'asked'>(sql`asked(id)`))
    .select('asked.id')
    .select((select) => [
      jsonArrayFrom(
        select
          .selectFrom('talent_bookmarks as b')
          .innerJoin('talent_lists as l', 'l.id', 'b.list_id')
          .leftJoin('buyers', 'buyers.user_id', 'b.added_by')
          .where('b.firm_id', '=', ownFirm)
          .whereRef('b.candidate_id', '=', 'asked.id')
          .select(['l.id', 'l.name', nameOf.as('by'), 'b.added_at as addedAt'])
          .orderBy(sql`lower(l.name)`),
      ).as('lists'),
      jsonObjectFrom(
        select
          .selectFrom('hidden_talent as h')
          .leftJoin('buyers', 'buyers.user_id', 'h.hidden_by')
          .where('h.firm_id', '=', ownFirm)
          .whereRef('h.candidate_id', '=', 'asked.id')
          .select([nameOf.as('by'), 'h.hidden_at as hiddenAt']),
      ).as('hidden'),
      select
        .selectFrom('talent_notes as n')
        .where('n.firm_id', '=', ownFirm)
        .whereRef('n.candidate_id', '=', 'asked.id')
        .select(count.as('n'))
        .as('notes'),
    ])

/** Whom the firm has hidden, for a query of its own. */
export const hiddenIds = jsonArrayFrom(
  query.selectFrom('hidden_talent').where('firm_id', '=', ownFirm).select('candidate_id as id'),
)

const countOf = async (tx: Tx, table: 'talent_lists' | 'hidden_talent'): Promise<number> =>
  (await tx.first(query.selectFrom(table).where('firm_id', '=', ownFirm).select(count.as('n'))))?.n ?? 0
export const countLists = (tx: Tx) => countOf(tx, 'talent_lists')
export const countHidden = (tx: Tx) => countOf(tx, 'hidden_talent')

/** Undefined when the firm has a list of this name, also since a moment ago. */
export const insertList = (tx: Tx, name: string) =>
  tx.first(
    query
      .insertInto('talent_lists')
      .values({ name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )

export const findList = (tx: Tx, name: string) =>
  tx.first(
    query
      .selectFrom('talent_lists')
      .where('firm_id', '=', ownFirm)
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .select('id'),
  )

export const renameList = (tx: Tx, id: string, name: string) =>
  tx.count(query.updateTable('talent_lists').set({ name }).where('id', '=', id))

export const deleteList = (tx: Tx, id: string) => tx.count(query.deleteFrom('talent_lists').where('id', '=', id))

/** How many people are on it; undefined when it isn't one of the firm's. */
export const sizeOfList = async (tx: Tx, id: string) =>
  (
    await tx.first(
      query
        .selectFrom('talent_lists as l')
        .leftJoin('talent_bookmarks as b', 'b.list_id', 'l.id')
        .where('l.id', '=', id)
        .groupBy('l.id')
        .select(sql<number>`count(b.list_id)::int`.as('size')),
    )
  )?.size

/** Whether the caller sees such a candidate. */
export const seesCandidate = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.first(query.selectFrom('candidates').where('id', '=', id).select('id'))) !== undefined

export const insertBookmark = (tx: Tx, listId: string, candidateId: string) =>
  tx.count(
    query
      .insertInto('talent_bookmarks')
      .values({ list_id: listId, candidate_id: candidateId })
      .onConflict((conflict) => conflict.doNothing()),
  )

export const deleteBookmark = (tx: Tx, listId: string, candidateId: string) =>
  tx.count(query.deleteFrom('talent_bookmarks').where('list_id', '=', listId).where('candidate_id', '=', candidateId))

export const insertHidden = (tx: Tx, candidateId: string) =>
  tx.count(
    query
      .insertInto('hidden_talent')
      .values({ candidate_id: candidateId })
      .onConflict((conflict) => conflict.doNothing()),
  )

export const deleteHidden = (tx: Tx, candidateId: string) =>
  tx.count(query.deleteFrom('hidden_talent').where('firm_id', '=', ownFirm).where('candidate_id', '=', candidateId))

import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type LeadFilter, leadPageSize } from '#domain/leads/list.ts'
import { foundIds, pageOf, rowsOf, withFound } from './found.ts'
import { query, type Tx } from './session.ts'

/** Once per address; a repeat changes nothing. */
export const insertLead = (tx: Tx, email: string) =>
  tx.count(
    query
      .insertInto('leads')
      .values({ email })
      .onConflict((conflict) => conflict.column('email').doNothing()),
  )

type Selection = { search: string; filter: LeadFilter }

export const leadPage = ({ page, search }: Selection & { page: number }) => ({
  page,
  size: leadPageSize,
  isNarrowed: search !== '',
})

const columns = query
  .selectFrom('leads')
  .leftJoin('users', 'users.id', 'leads.handled_by')
  .select(['leads.id', 'leads.email', 'leads.created_at as createdAt'])
  .select(['handled_at as handledAt', 'users.name as handledBy'])

/** One page of leads as JSON made by the database, and how many there are. */
export const leadListQuery = (asked: Selection & { page: number }) =>
  withFound(rowsOf('find_leads', asked.search, asked.filter, pageOf(leadPage(asked)))).selectNoFrom((select) => [
    jsonArrayFrom(columns.innerJoin(foundIds, 'at.id', 'leads.id').orderBy('at.place')).as('leads'),
    select.selectFrom('found').select('total').as('total'),
  ])

/** So many leads in order, without counting them. */
export const leadExportQuery = ({ search, filter }: Selection, { skip, size }: { skip: number; size: number }) =>
  withFound(rowsOf('find_leads', search, filter, sql`${skip}::int`, sql`${size}::int`, sql`0`))
    .selectFrom(columns.innerJoin(foundIds, 'at.id', 'leads.id').select('at.place').as('lead'))
    .select(['lead.email', 'lead.createdAt', 'lead.handledAt', 'lead.handledBy'])
    .orderBy('lead.place')

/** Whoever handled it first stays named. */
export const handleLead = (tx: Tx, id: string, isHandled: boolean) =>
  tx.count(
    query
      .updateTable('leads')
      .set(
        isHandled
          ? { handled_at: sql<Date>`now()`, handled_by: sql<string>`app.user_id()` }
          : { handled_at: null, handled_by: null },
      )
      .where('id', '=', id)
      .where('handled_at', isHandled ? 'is' : 'is not', null),
  )

export const readLead = (tx: Tx, id: string) => tx.first(columns.where('leads.id', '=', id))

import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { notePageSize } from '#domain/notes/note.ts'
import { query, type Tx } from './session.ts'

const notesOn = (candidateId: string) =>
  query
    .selectFrom('talent_notes')
    .where('firm_id', '=', sql<string>`(select app.firm_id())`)
    .where('candidate_id', '=', candidateId)

/** One page, newest first, with how many there are. */
export const notesQuery = ({ id, page }: { id: string; page: number }) =>
  query.selectNoFrom([
    jsonArrayFrom(
      notesOn(id)
        .select(['id', 'text', 'created_at as createdAt'])
        .select(sql<string | null>`nullif(author_name, '')`.as('by'))
        .select(sql<Date | null>`case when updated_at > created_at then updated_at end`.as('editedAt'))
        .select(sql<boolean>`coalesce(author_id = (select app.user_id()), false)`.as('isOwn'))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(sql.lit(notePageSize))
        .offset((page - 1) * notePageSize),
    ).as('notes'),
    notesOn(id).select(sql<number>`count(*)::int`.as('n')).as('total'),
  ])

export const insertNote = (tx: Tx, candidateId: string, text: string) =>
  tx.first(query.insertInto('talent_notes').values({ candidate_id: candidateId, text }).returning('id'))

/** None when it isn't the caller's. */
export const updateNote = (tx: Tx, id: string, text: string) =>
  tx.count(query.updateTable('talent_notes').set({ text }).where('id', '=', id))

/** None when the caller may not. */
export const deleteNote = (tx: Tx, id: string) => tx.count(query.deleteFrom('talent_notes').where('id', '=', id))

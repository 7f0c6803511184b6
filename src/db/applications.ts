import { sql } from 'kysely'
import type { NewApplication } from '#domain/applications/application.ts'
import { type ApplicationStatus, applicationLifeCycle } from '#domain/applications/status.ts'
import { named } from './columns.ts'
import { rowsOf } from './found.ts'
import { offerBeside } from './offers.ts'
import { query, type Tx } from './session.ts'

const columns = named('applications', [
  'id',
  'projectId',
  'status',
  'outcome',
  'hourlyRate',
  'availableStartDate',
  'createdAt',
])

/** The letter as it was written, where row-level security lets the reader see that; else without contact details. */
export const coverLetterOf = (application: string) =>
  sql<string>`coalesce((select o.text from cover_letter_originals o where o.application_id = ${sql.ref(`${application}.id`)}), ${sql.ref(`${application}.cover_letter`)})`

export const findOwnApplication = (tx: Tx, projectId: string) =>
  tx.first(
    query
      .selectFrom('applications')
      .select(columns)
      .select(coverLetterOf('applications').as('coverLetter'))
      .where('project_id', '=', projectId)
      .where('user_id', '=', sql<string>`app.user_id()`),
  )

/** Undefined when the person has applied before, or the project was just closed or deleted. */
export const insertApplication = (tx: Tx, application: NewApplication) =>
  tx.first(
    query
      .insertInto('applications')
      .columns(['project_id', 'cover_letter', 'hourly_rate', 'available_start_date'])
      .expression(
        query
          .selectNoFrom([
            sql<string>`${application.projectId}::uuid`.as('project_id'),
            sql<string>`${application.coverLetter}::text`.as('cover_letter'),
            sql<number | null>`${application.hourlyRate}::numeric`.as('hourly_rate'),
            sql<string | null>`${application.availableStartDate}::date`.as('available_start_date'),
          ])
          .where(sql<boolean>`app.is_taking_applications(${application.projectId})`),
      )
      .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doNothing())
      .returning(columns)
      .returning('cover_letter as coverLetter'),
  )

export const insertCoverLetterOriginal = (tx: Tx, applicationId: string, text: string) =>
  tx.count(query.insertInto('cover_letter_originals').values({ application_id: applicationId, text }))

/** A page of the signed-in person's applications, newest first, and how many there are. */
export async function ownApplicationsPage(tx: Tx, { page, pageSize }: { page: number; pageSize: number }) {
  const own = query
    .selectFrom('applications')
    .leftJoin('projects', 'projects.id', 'project_id')
    .leftJoin('buyers', 'buyers.id', 'buyer_id')
    .where('applications.user_id', '=', sql<string>`app.user_id()`)
  const rows = await tx.rows(
    own
      .select(
        named('applications', ['id', 'projectId', 'status', 'outcome', 'declineReason', 'createdAt', 'updatedAt']),
      )
      .select(['title', 'company_name as company', 'projects.status as projectStatus'])
      .select(offerBeside('applications.id').as('offer'))
      .orderBy('applications.created_at', 'desc')
      .orderBy('applications.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  )
  const counted = await tx.first(own.select(sql<number>`count(*)::int`.as('total')))
  return { rows, total: counted?.total ?? 0 }
}

/** False when it isn't the caller's, or has been decided on. */
export const deleteOwnApplication = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.count(query.deleteFrom('applications').where('id', '=', id))) > 0

export const findOwnApplicationStatus = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('applications').select('status').where('id', '=', id))

/** Whether the signed-in person may apply at all: everyone but those who were rejected. */
export const mayApply = async (tx: Tx): Promise<boolean> =>
  Boolean((await tx.first(query.selectNoFrom(sql<boolean>`app.may_apply()`.as('may'))))?.may)

/** Undefined when the application is no longer in this status: of two moves that race, one gets the row. */
export const setApplicationStatus = (tx: Tx, move: { id: string; from: ApplicationStatus; to: ApplicationStatus }) =>
  tx.first(
    query
      .updateTable('applications')
      .set({ status: move.to })
      .where('id', '=', move.id)
      .where('status', '=', move.from)
      .returning(['id', 'project_id as projectId']),
  )

/** Those that could still be declined, locked in one order so that two who decline the same ones don't wait for each other. */
export const declineAll = (tx: Tx, { ids, reason }: { ids: string[]; reason: string | null }) =>
  tx.rows(
    query
      .updateTable('applications')
      .set({ status: applicationLifeCycle.moves.decline.to, decline_reason: reason })
      .where(
        'id',
        'in',
        query
          .selectFrom('applications')
          .select('id')
          .where('id', 'in', ids)
          .where('status', 'in', applicationLifeCycle.moves.decline.from)
          .orderBy('id')
          .forUpdate(),
      )
      .returning(['id', 'project_id as projectId']),
  )

/** All at once, in the order in which others lock them, and which of them it was still possible for. */
export const undoDecisions = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const given = sql<{ id: string }>`(select id from unnest(${ids}::uuid[]) as id order by id offset 0)`.as<'given'>(
    sql`given`,
  )
  const rows = await tx.rows(
    query.selectFrom(given).select(['given.id', sql<boolean>`app.undo_decision(given.id)`.as('isUndone')]),
  )
  return rows.filter(({ isUndone }) => isUndone).map(({ id }) => id)
}

/** Whether it was still possible. */
export const undoDecision = async (tx: Tx, id: string): Promise<boolean> =>
  Boolean((await tx.first(query.selectNoFrom(sql<boolean>`app.undo_decision(${id}::uuid)`.as('isUndone'))))?.isUndone)

/** As the system: whom to tell of a decline and of the interviews that end with it now; undefined if it was undone. */
export const endDeclined = (tx: Tx, id: string) =>
  tx.first(query.selectFrom(rowsOf('end_declined', sql`${id}::uuid`).as('declined')).selectAll())

/** Whether the applicant is told of the decline once the interviews have ended with it. */
export const isToldLater = async (tx: Tx, id: string): Promise<boolean> =>
  Boolean((await tx.first(query.selectNoFrom(sql<boolean>`app.is_told_later(${id}::uuid)`.as('is'))))?.is)

import { sql } from 'kysely'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

/** Whether the caller wants to be told about a project. */
export const isWatchedBy = (projectId: string) =>
  sql<boolean>`exists (select from fit_watches w where w.project_id = ${projectId}::uuid and w.user_id = (select app.user_id()))`

/** Asking twice is no different from once. */
export const beginWatch = (tx: Tx, projectId: string) =>
  tx.count(
    query
      .insertInto('fit_watches')
      .values({ project_id: projectId })
      .onConflict((conflict) => conflict.doNothing()),
  )

export const endWatch = (tx: Tx, projectId: string) =>
  tx.count(
    query
      .deleteFrom('fit_watches')
      .where('project_id', '=', projectId)
      .where('user_id', '=', sql<string>`(select app.user_id())`),
  )

export const listWatchedProjects = (tx: Tx) =>
  tx.rows(query.selectFrom(rowsOf('watched_projects').as('watched')).selectAll())

/** Returns how many were told. */
export const tellOfFit = async (tx: Tx, projectId: string, candidateId: string): Promise<number> =>
  (
    await tx.first(
      query.selectNoFrom(sql<number>`app.tell_of_fit(${projectId}::uuid, ${candidateId}::uuid)`.as('told')),
    )
  )?.told ?? 0

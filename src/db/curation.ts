import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Curated, Curation } from '#domain/matching/curation.ts'
import type { Standing } from '#domain/matching/fit.ts'
import { joinedFirmDay } from './firms.ts'
import { rowsOf } from './found.ts'
import { publicColumns } from './projects.ts'
import { query, type Tx } from './session.ts'

const latest = (projectId: string) =>
  query
    .selectFrom('shortlist_changes')
    .where('project_id', '=', projectId)
    .where('candidate_id', 'is not', null)
    .distinctOn('candidate_id')
    .orderBy('candidate_id')
    .orderBy('id', 'desc')
    .select((select) => [
      'id',
      select.ref('candidate_id').$notNull().as('candidateId'),
      select.ref('change').$castTo<Curation>().as('change'),
      'position',
      select.ref('standing').$notNull().as('standing'),
    ])

/** The latest change about each person, for a query of its own. */
export const curatedOf = (projectId: string) => jsonArrayFrom(latest(projectId))

export const listCurated = (tx: Tx, projectId: string): Promise<Curated[]> => tx.rows(latest(projectId))

/** One row while the rule holds the shortlist. */
export const heldOf = (projectId: string | RawBuilder<string>) =>
  jsonArrayFrom(
    query.selectFrom(rowsOf('held_shortlist', sql`${projectId}::uuid`).as('held')).select('held.due_at as expectedBy'),
  )

/** When an admin last changed or released it. */
export const curatedAtOf = (projectId: string) =>
  query
    .selectFrom('shortlist_changes')
    .where('project_id', '=', projectId)
    .where('change', '<>', 'held')
    .select((select) => select.fn.max('made_at').as('at'))

/** An open project with its firm and everything that happened to its shortlist, as admins read it. */
export const readCuratedProject = (tx: Tx, projectId: string) =>
  tx.first(
    query
      .selectFrom('projects')
      .leftJoin('firms', 'firms.id', 'projects.firm_id')
      .where('projects.id', '=', projectId)
      .where('projects.status', 'in', ['Open', 'active'])
      .where('projects.taken_down_at', 'is', null)
      .select(publicColumns)
      .select(['firms.name as firm', joinedFirmDay.as('firmDay')])
      .select((from) => [
        heldOf(projectId).as('held'),
        jsonArrayFrom(
          from
            .selectFrom('shortlist_changes as c')
            .leftJoin('candidates', 'candidates.id', 'c.candidate_id')
            .leftJoin('users', 'users.id', 'c.made_by')
            .where('c.project_id', '=', projectId)
            .orderBy('c.id', 'desc')
            .select(['c.id', 'c.change', 'c.candidate_id as candidateId', 'candidates.name', 'c.position', 'c.reason'])
            .select(['users.name as by', 'c.made_at as at']),
        ).as('changes'),
      ]),
  )

type Change = { change: Curation; candidateId: string; position: number | null; standing: Standing; reason: string }

/** The database refuses to place someone whom firms can't find. */
export const insertChange = (tx: Tx, projectId: string, { change, candidateId, position, standing, reason }: Change) =>
  tx.count(
    query
      .insertInto('shortlist_changes')
      .values({ project_id: projectId, change, candidate_id: candidateId, position, standing, reason }),
  )

/** 0 when it was released already. */
export const insertRelease = (tx: Tx, projectId: string) =>
  tx.count(
    query
      .insertInto('shortlist_changes')
      .values({ project_id: projectId, change: 'released' })
      .onConflict((conflict) => conflict.doNothing()),
  )

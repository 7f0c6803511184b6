import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Curation } from '#domain/matching/curation.ts'
import type { ShownPerson } from '#domain/matching/shown-person.ts'
import { query, type Tx } from './session.ts'

const runsOf = (projectId: string) => query.selectFrom('matching_runs').where('project_id', '=', projectId)

const shownTo = query
  .selectFrom('users')
  .where('users.id', '=', sql.ref<string>('matching_runs.made_by'))
  .select(sql<string>`coalesce(nullif(users.name, ''), users.email)`.as('by'))

const nameOf = (candidateId: string) =>
  query.selectFrom('candidates').where('id', '=', candidateId).select(['id', 'name'])

/** Of a run, the entry about one person. */
const entryOf = (candidateId: string | null) =>
  sql<ShownPerson | null>`(select one from jsonb_array_elements(shown) one where one ->> 'id' = ${candidateId}::text limit 1)`

/** A project, whatever its status, with one page of what its firm was shown, and where a person stood. */
export const readRuns = (
  tx: Tx,
  projectId: string,
  { person, page, size }: { person: string | null; page: number; size: number },
) =>
  tx.first(
    query
      .selectFrom('projects')
      .leftJoin('firms', 'firms.id', 'projects.firm_id')
      .where('projects.id', '=', projectId)
      .select(['projects.title', 'firms.name as firm'])
      .select([
        runsOf(projectId).select(sql<number>`count(*)::int`.as('count')).as('total'),
        jsonArrayFrom(nameOf(person ?? projectId)).as('people'),
        jsonArrayFrom(
          runsOf(projectId)
            .select(['id', 'made_at as madeAt', 'engine', 'considered', 'counts'])
            .select([shownTo.as('by'), sql<number>`jsonb_array_length(shown)`.as('shown'), entryOf(person).as('entry')])
            .orderBy('made_at', 'desc')
            .orderBy('id')
            .limit(size)
            .offset((page - 1) * size),
        ).as('runs'),
      ]),
  )

/** One run with the names of whom it shows, as far as they are still there. */
export const readRunOf = (tx: Tx, projectId: string, runId: string) =>
  tx.first(
    runsOf(projectId)
      .where('id', '=', runId)
      .select(['id', 'made_at as madeAt', 'engine', 'considered', 'counts', 'need', 'shown'])
      .select([
        shownTo.as('by'),
        jsonArrayFrom(
          query
            .selectFrom('candidates')
            .where(
              sql<string>`candidates.id::text`,
              'in',
              sql<string>`(select one ->> 'id' from jsonb_array_elements(matching_runs.shown) one)`,
            )
            .select(['id', 'name']),
        ).as('names'),
      ]),
  )

export const findNamed = (tx: Tx, candidateId: string) => tx.first(nameOf(candidateId))

/** What an admin had last changed about someone by then. */
export const findChangeBy = (tx: Tx, projectId: string, candidateId: string, at: Date) =>
  tx.first(
    query
      .selectFrom('shortlist_changes as c')
      .leftJoin('users', 'users.id', 'c.made_by')
      .where('c.project_id', '=', projectId)
      .where('c.candidate_id', '=', candidateId)
      .where('c.made_at', '<=', at)
      .orderBy('c.id', 'desc')
      .limit(1)
      .select((select) => select.ref('c.change').$castTo<Curation>().as('change'))
      .select(['c.reason', 'users.name as by', 'c.made_at as at']),
  )

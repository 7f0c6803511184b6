import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Need } from '#domain/matching/need.ts'
import type { Scan } from '#domain/matching/scan.ts'
import type { ShownPerson } from '#domain/matching/shown-person.ts'
import type { ProjectNeed } from '#domain/projects/need.ts'
import { hiddenIds } from './bookmarks.ts'
import { exactTime } from './columns.ts'
import { blockedIds } from './conversations.ts'
import { heldOf } from './curation.ts'
import { firmDay, joinedFirmDay } from './firms.ts'
import { publicColumns, storedNeed } from './projects.ts'
import { query, type Tx } from './session.ts'
import { talentColumns } from './talent.ts'

/** Whom the caller's firm has hidden, and with whom one side has blocked the other: they are on no list of it. */
export const unlisted = [hiddenIds.as('hidden'), blockedIds.as('blocked')] as const
export const unlistedQuery = () => query.selectNoFrom([...unlisted, firmDay.as('firmDay')])

/** People with their cards and facts, whom the caller may see. */
export const listWithFacts = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.rows(
        query
          .selectFrom('candidates')
          .innerJoin('talent_facts', 'talent_facts.candidate_id', 'candidates.id')
          .where('candidates.id', 'in', ids)
          .where('candidates.status', '=', 'accepted')
          .select(talentColumns)
          .select('talent_facts.facts'),
      )

/** Undefined when it isn't the caller's project, or no longer the version that was edited. */
export const updateNeed = (tx: Tx, id: string, need: ProjectNeed | null, expectedUpdatedAt: string) =>
  tx.first(
    query
      .updateTable('projects')
      .set({ need: storedNeed(need) })
      .where('id', '=', id)
      .where('updated_at', '=', sql<Date>`${expectedUpdatedAt}::timestamptz`)
      .returning(['projects.need', exactTime('projects.updated_at').as('updatedAt')]),
  )

export type Run = {
  projectId: string
  engine: string
  need: Need
  scan: Scan
  shown: readonly ShownPerson[]
  digest: string
}

/** The same list, shown again on the same day, is kept once. */
export const keepRun = (tx: Tx, { projectId, engine, need, scan, shown, digest }: Run) =>
  tx.count(
    query
      .insertInto('matching_runs')
      .values({
        project_id: projectId,
        engine,
        need: JSON.stringify(need),
        considered: scan.considered,
        counts: JSON.stringify(scan.counts),
        ledger: JSON.stringify(scan.ledger),
        shown: JSON.stringify(shown),
        digest,
      })
      .onConflict((conflict) => conflict.columns(['project_id', 'made_on', 'digest']).doNothing()),
  )

/** Runs are kept for a year. */
export const clearOldRuns = (tx: Tx): Promise<number> =>
  tx.count(query.deleteFrom('matching_runs').where('made_on', '<', sql<string>`current_date - 365`))

const own = query.selectFrom('candidates').where('user_id', '=', sql<string>`(select app.user_id())`).select('id')

/** What matching knows about the signed-in person. */
export const ownFactsQuery = () =>
  query
    .selectFrom('talent_facts')
    .where('talent_facts.candidate_id', 'in', own)
    .select(['talent_facts.candidate_id as id', 'facts', 'quotes', 'read_on as readOn'])

/** Without the sentences, for comparing. */
export const ownComparedQuery = () => ownFactsQuery().clearSelect().select(['candidate_id as id', 'facts'])

/** The same, with what they said about themselves. */
export const ownFactsAndCorrectionsQuery = () =>
  ownFactsQuery().select((from) =>
    jsonArrayFrom(
      from
        .selectFrom('fact_corrections')
        .whereRef('fact_corrections.candidate_id', '=', 'talent_facts.candidate_id')
        .select(['kind', 'value', 'stance', 'last_used as lastUsed', 'said_at as at'])
        .orderBy('kind')
        .orderBy('value'),
    ).as('corrections'),
  )

/** The same, with the fields that hold against what is read. */
export const ownFactsAndFieldsQuery = () =>
  ownFactsAndCorrectionsQuery()
    .innerJoin('candidates', 'candidates.id', 'talent_facts.candidate_id')
    .leftJoin('talent_capacity as offer', 'offer.candidate_id', 'talent_facts.candidate_id')
    .select(['candidates.working_hours as workingHours', 'offer.rate_from as rateFrom'])

/** Open projects that the caller may see. */
export const listOpenProjects = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.rows(
        query
          .selectFrom('projects')
          .leftJoin('firms', 'firms.id', 'projects.firm_id')
          .select(publicColumns)
          .select(joinedFirmDay.as('firmDay'))
          .where('projects.id', 'in', ids)
          .where('projects.status', 'in', ['Open', 'active']),
      )

const isHeld = sql<boolean>`(select s.holds_shortlists from operator_settings s)
  and exists (select from shortlist_changes h where h.project_id = projects.id and h.change = 'held')
  and not exists (select from shortlist_changes r where r.project_id = projects.id and r.change = 'released')`

/** Open projects for which nobody was accepted, held shortlists first and then the longest posted, as admins read them. */
export const listUnfilledProjects = (tx: Tx, limit: number) =>
  tx.rows(
    query
      .selectFrom('projects')
      .leftJoin('firms', 'firms.id', 'projects.firm_id')
      .select(publicColumns)
      .select((from) => [
        'firms.name as firm',
        joinedFirmDay.as('firmDay'),
        heldOf(sql.ref('projects.id')).as('held'),
        from
          .selectFrom('applications')
          .whereRef('applications.project_id', '=', 'projects.id')
          .select(sql<number>`count(*)::int`.as('count'))
          .as('applications'),
        from
          .selectFrom('project_invitations')
          .whereRef('project_invitations.project_id', '=', 'projects.id')
          .select(sql<number>`count(*)::int`.as('count'))
          .as('invitations'),
      ])
      .where('projects.status', 'in', ['Open', 'active'])
      .where('projects.taken_down_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('applications as accepted')
              .whereRef('accepted.project_id', '=', 'projects.id')
              .where('accepted.status', '=', 'accepted')
              .select('accepted.id'),
          ),
        ),
      )
      .orderBy(isHeld, 'desc')
      .orderBy('projects.created_at')
      .orderBy('projects.id')
      .limit(limit),
  )

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

/** Projects whose shortlist the rule holds. */
const held = sql<{ project_id: string }>`(
  select h.project_id from shortlist_changes h
  where h.change = 'held' and h.candidate_id is null and (select s.holds_shortlists from operator_settings s)
    and not exists (
      select from shortlist_changes r where r.project_id = h.project_id and r.change = 'released' and r.candidate_id is null
    ))`

const isUnfilled = sql<boolean>`p.status in ('Open', 'active') and p.taken_down_at is null
  and not exists (select from applications a where a.project_id = p.id and a.status = 'accepted' offset 0)`

/** The first held and the first others, each read as far as they are shown. */
const longestUnfilled = (limit: number) =>
  sql<{ id: string; is_held: boolean }>`(
    (select p.id, p.created_at, true as is_held from projects p join ${held} as held on held.project_id = p.id
    where ${isUnfilled} order by p.created_at, p.id limit ${limit}::int)
    union all
    (select p.id, p.created_at, false from projects p
    where ${isUnfilled} and p.id not in (select held.project_id from ${held} as held) order by p.created_at, p.id limit ${limit}::int)
    order by is_held desc, created_at, id limit ${limit}::int)`

/** Open projects for which nobody was accepted, held shortlists first and then the longest posted, as admins read them. */
export const listUnfilledProjects = (tx: Tx, limit: number) =>
  tx.rows(
    query
      .selectFrom(longestUnfilled(limit).as('unfilled'))
      .innerJoin('projects', 'projects.id', 'unfilled.id')
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
      .orderBy('unfilled.is_held', 'desc')
      .orderBy('projects.created_at')
      .orderBy('projects.id'),
  )

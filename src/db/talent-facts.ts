import { sql } from 'kysely'
import type { Clock } from '#domain/matching/pool.ts'
import type { StoredFacts } from '#domain/matching/stored-facts.ts'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

/** Whose facts may have changed, longest waiting first. */
export const listOutdatedFacts = (tx: Tx, limit: number) =>
  tx.rows(
    query
      .selectFrom('outdated_facts')
      .select('candidate_id as id')
      .select(sql<string>`changed_at::text`.as('changedAt'))
      .orderBy('changed_at')
      .limit(limit),
  )

/** All that facts are read from. */
export const readFactsSource = (tx: Tx, ids: readonly string[]) =>
  tx.rows(query.selectFrom(rowsOf('facts_source', sql`${ids}::uuid[]`).as('source')).selectAll())

export type FactsRow = {
  candidateId: string
  version: string
  readOn: string
  facts: StoredFacts
  quotes: Record<string, string[]>
  terms: string[]
  denied: string[]
  isListed: boolean
  codes: Uint8Array
  level: number | null
  hours: number | null
  startsOn: string | null
  rate: number | null
  clock: Clock | null
  vetting: number | null
  replies: number | null
  confirmedOn: string | null
}

/** Numbers of weeks that people work by; new ones are added. */
async function clockIds(tx: Tx, clocks: readonly Clock[]): Promise<Map<string, number>> {
  const texts = [...new Set(clocks.map((clock) => JSON.stringify(clock)))]
  if (texts.length === 0) return new Map()
  await tx.count(
    query
      .insertInto('talent_clocks')
      .values(texts.map((clock) => ({ clock })))
      .onConflict((conflict) => conflict.column('clock').doNothing()),
  )
  const rows = await tx.rows(
    query
      .selectFrom(sql<{ text: string }>`unnest(${texts}::text[])`.as<'given'>(sql`given(text)`))
      .innerJoin('talent_clocks', (join) => join.on(sql<boolean>`talent_clocks.clock = given.text::jsonb`))
      .select(['given.text', 'talent_clocks.id']),
  )
  return new Map(rows.map(({ text, id }) => [text, id]))
}

/** Saves facts, except of candidates who have changed again in the meantime. Returns how many. */
export async function saveFacts(tx: Tx, read: readonly (FactsRow & { changedAt: string })[]): Promise<number> {
  const seen = read.map(({ candidateId, changedAt }) => ({ candidate_id: candidateId, changed_at: changedAt }))
  const taken = await tx.rows(
    query
      .deleteFrom('outdated_facts as outdated')
      .using(
        sql<{ candidate_id: string; changed_at: Date }>`jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)`.as<'seen'>(
          sql`seen(candidate_id uuid, changed_at timestamptz)`,
        ),
      )
      .whereRef('outdated.candidate_id', '=', 'seen.candidate_id')
      .whereRef('outdated.changed_at', '=', 'seen.changed_at')
      .returning('outdated.candidate_id as id'),
  )
  const ids = new Set(taken.map(({ id }) => id))
  return putFacts(
    tx,
    read.filter(({ candidateId }) => ids.has(candidateId)),
  )
}

export async function putFacts(tx: Tx, rows: readonly FactsRow[]): Promise<number> {
  if (rows.length === 0) return 0
  const clocks = await clockIds(
    tx,
    rows.flatMap(({ clock }) => clock ?? []),
  )
  await tx.count(
    query
      .insertInto('talent_facts')
      .values(
        rows.map((row) => ({
          candidate_id: row.candidateId,
          version: row.version,
          read_on: row.readOn,
          facts: JSON.stringify(row.facts),
          quotes: JSON.stringify(row.quotes),
          terms: row.terms,
          denied: row.denied,
          is_listed: row.isListed,
          codes: row.codes,
          level: row.level,
          hours: row.hours,
          starts_on: row.startsOn,
          rate: row.rate,
          clock_id: row.clock ? (clocks.get(JSON.stringify(row.clock)) ?? null) : null,
          vetting: row.vetting,
          replies: row.replies,
          confirmed_on: row.confirmedOn,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('candidate_id').doUpdateSet(({ ref }) => ({
          version: ref('excluded.version'),
          read_on: ref('excluded.read_on'),
          facts: ref('excluded.facts'),
          quotes: ref('excluded.quotes'),
          terms: ref('excluded.terms'),
          denied: ref('excluded.denied'),
          is_listed: ref('excluded.is_listed'),
          codes: ref('excluded.codes'),
          level: ref('excluded.level'),
          hours: ref('excluded.hours'),
          starts_on: ref('excluded.starts_on'),
          rate: ref('excluded.rate'),
          clock_id: ref('excluded.clock_id'),
          vetting: ref('excluded.vetting'),
          replies: ref('excluded.replies'),
          confirmed_on: ref('excluded.confirmed_on'),
        })),
      ),
  )
  return rows.length
}

/** Candidates in the order of their ids. */
export const listCandidateIds = async (tx: Tx, after: string | null, limit: number): Promise<string[]> =>
  (
    await tx.rows(
      query
        .selectFrom('candidates')
        .select('id')
        .$if(after !== null, (built) => built.where('id', '>', after as string))
        .orderBy('id')
        .limit(limit),
    )
  ).map(({ id }) => id)

export const listFacts = (tx: Tx, ids: readonly string[]) =>
  tx.rows(
    query
      .selectFrom('talent_facts')
      .where('candidate_id', 'in', ids)
      .select(['candidate_id as candidateId', 'version', 'facts', 'codes', 'is_listed as isListed']),
  )

/** Queues whose facts were read by another rule, or too long ago: months pass, and work grows old. */
export const queueOldFacts = (tx: Tx, version: string, readBefore: string, limit: number): Promise<number> =>
  tx.count(
    query
      .insertInto('outdated_facts')
      .columns(['candidate_id'])
      .expression(
        query
          .selectFrom('talent_facts')
          .select('candidate_id')
          .where((eb) => eb.or([eb('version', '<>', version), eb('read_on', '<', readBefore)]))
          .limit(limit),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )

const poolColumns = [
  'candidate_id as id',
  'codes',
  'level',
  'hours',
  'starts_on as startsOn',
  'rate',
  'clock_id as clock',
  'vetting',
  'replies',
  'confirmed_on as confirmedOn',
  sql<number>`extract(epoch from candidates.created_at)::int`.as('createdSeconds'),
] as const

/** People who can be shown, in the order of their ids. */
export const listPool = (tx: Tx, version: string, after: string | null, limit: number) =>
  tx.rows(
    query
      .selectFrom('talent_facts')
      .innerJoin('candidates', 'candidates.id', 'talent_facts.candidate_id')
      .select(poolColumns)
      .where('is_listed', '=', true)
      .where('version', '=', version)
      .$if(after !== null, (built) => built.where('candidate_id', '>', after as string))
      .orderBy('candidate_id')
      .limit(limit),
  )

export const findInPool = (tx: Tx, version: string, ids: readonly string[]) =>
  tx.rows(
    query
      .selectFrom('talent_facts')
      .innerJoin('candidates', 'candidates.id', 'talent_facts.candidate_id')
      .select(poolColumns)
      .where('is_listed', '=', true)
      .where('version', '=', version)
      .where('candidate_id', 'in', ids),
  )

export const listClocks = (tx: Tx, after: number) =>
  tx.rows(query.selectFrom('talent_clocks').select(['id', 'clock']).where('id', '>', after).orderBy('id'))

/** Whose facts changed since; a transaction that began earlier may still end, so a while is read again. */
export const listTalentChanges = (tx: Tx, since: string, overlapSeconds: number) =>
  tx.rows(
    query
      .selectFrom('talent_changes')
      .where('changed_at', '>', sql<Date>`${since}::timestamptz - make_interval(secs => ${overlapSeconds})`)
      .select(['id as number', 'candidate_id as id'])
      .select(sql<string>`changed_at::text`.as('changedAt'))
      .orderBy('changed_at'),
  )

export const readDatabaseTime = async (tx: Tx): Promise<string> =>
  (await tx.first(query.selectNoFrom(sql<string>`clock_timestamp()::text`.as('now'))))?.now as string

export const countListed = async (tx: Tx): Promise<number> =>
  (
    await tx.first(
      query.selectFrom('talent_facts').where('is_listed', '=', true).select(sql<number>`count(*)`.as('count')),
    )
  )?.count ?? 0

/** Whoever was away for longer reads everyone again. */
export const keptChangesHours = 24
export const clearTalentChanges = (tx: Tx): Promise<number> =>
  tx.count(
    query
      .deleteFrom('talent_changes')
      .where('changed_at', '<', sql<Date>`now() - make_interval(hours => ${keptChangesHours})`),
  )

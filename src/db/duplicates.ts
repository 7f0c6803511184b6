import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Fingerprint, FingerprintKind } from '#domain/duplicates/fingerprints.ts'
import { type PairFilter, pairPageSize } from '#domain/duplicates/merge.ts'
import { countedRows } from '#domain/paging.ts'
import { named } from './columns.ts'
import { query, type Tx } from './session.ts'

/** Where very many candidates share a fingerprint, such as an agency's number, each is paired with only a few others. */
const pairsPerFingerprint = 5

/** Candidates who have changed since their fingerprints were saved, longest waiting first. */
export const listWithoutFingerprints = (tx: Tx, limit: number) =>
  tx.rows(
    query
      .selectFrom('outdated_fingerprints as outdated')
      .innerJoin('candidates', 'candidates.id', 'outdated.candidate_id')
      .select(['candidates.id', 'name', 'email', 'phone', 'whatsapp'])
      .select(['resume_path as resumePath', 'resume_sha256 as resumeSha256'])
      .select(sql<string>`outdated.changed_at::text`.as('changedAt'))
      .orderBy('outdated.changed_at')
      .limit(limit),
  )

export type FingerprintedCandidate = { id: string; changedAt: string; fingerprints: Fingerprint[] }

/** Saves fingerprints, except for candidates that have changed in the meantime, and pairs candidates that share one. */
export async function saveFingerprints(tx: Tx, candidates: FingerprintedCandidate[]): Promise<number> {
  const seen = candidates.map(({ id, changedAt }) => ({ candidate_id: id, changed_at: changedAt }))
  const taken = await tx.rows(
    query
      .deleteFrom('outdated_fingerprints as outdated')
      .using(
        sql<{ candidate_id: string; changed_at: Date }>`jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)`.as<'seen'>(
          sql`seen(candidate_id uuid, changed_at timestamptz)`,
        ),
      )
      .whereRef('outdated.candidate_id', '=', 'seen.candidate_id')
      .whereRef('outdated.changed_at', '=', 'seen.changed_at')
      .returning('outdated.candidate_id as id'),
  )
  const ids = taken.map(({ id }) => id)
  if (ids.length === 0) return 0
  const rows = candidates
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id, fingerprints }) => fingerprints.map((fingerprint) => ({ candidate_id: id, ...fingerprint })))
  await tx.count(query.deleteFrom('candidate_fingerprints').where('candidate_id', 'in', ids))
  if (rows.length > 0) await tx.count(query.insertInto('candidate_fingerprints').values(rows))
  await tx.count(removeOutdatedPairs(ids))
  await tx.count(insertPairs(ids))
  return ids.length
}

const shared = query
  .selectFrom('candidate_fingerprints as one')
  .innerJoin('candidate_fingerprints as other', (join) =>
    join.onRef('one.kind', '=', 'other.kind').onRef('one.fingerprint', '=', 'other.fingerprint'),
  )

/** Pairs that no longer share a fingerprint after one of them changed. What an admin has decided stays. */
const removeOutdatedPairs = (ids: string[]) =>
  query
    .deleteFrom('candidate_pairs')
    .where((eb) => eb.or([eb('first_id', 'in', ids), eb('second_id', 'in', ids)]))
    .where('dismissed_at', 'is', null)
    .where(({ not, exists }) =>
      not(
        exists(
          shared
            .select('one.fingerprint')
            .whereRef('one.candidate_id', '=', sql.ref('candidate_pairs.first_id'))
            .whereRef('other.candidate_id', '=', sql.ref('candidate_pairs.second_id')),
        ),
      ),
    )

const insertPairs = (ids: string[]) =>
  query
    .insertInto('candidate_pairs')
    .columns(['first_id', 'second_id'])
    .expression(
      query
        .selectFrom('candidate_fingerprints as mine')
        .innerJoinLateral(
          (lateral) =>
            lateral
              .selectFrom('candidate_fingerprints as theirs')
              .select('theirs.candidate_id as id')
              .whereRef('theirs.kind', '=', 'mine.kind')
              .whereRef('theirs.fingerprint', '=', 'mine.fingerprint')
              .whereRef('theirs.candidate_id', '<>', 'mine.candidate_id')
              .orderBy('theirs.candidate_id')
              .limit(pairsPerFingerprint)
              .as('alike'),
          (join) => join.onTrue(),
        )
        .where('mine.candidate_id', 'in', ids)
        .distinct()
        .select([
          sql<string>`least(mine.candidate_id, alike.id)`.as('first_id'),
          sql<string>`greatest(mine.candidate_id, alike.id)`.as('second_id'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())

type Selection = { candidate?: string | undefined; filter: PairFilter; page: number }

export const pairPage = ({ page }: Selection) => ({ page, size: pairPageSize })

/** One page of pairs as JSON made by the database, and how many there are. */
export const pairListQuery = (asked: Selection) => {
  const page = pairPage(asked)
  const pairs = query
    .selectFrom('candidate_pairs as pair')
    .where('dismissed_at', asked.filter === 'open' ? 'is' : 'is not', null)
    .$if(asked.candidate !== undefined, (all) =>
      all.where((eb) =>
        eb.or([eb('first_id', '=', asked.candidate ?? ''), eb('second_id', '=', asked.candidate ?? '')]),
      ),
    )
  const reasons = shared
    .whereRef('one.candidate_id', '=', sql.ref('pair.first_id'))
    .whereRef('other.candidate_id', '=', sql.ref('pair.second_id'))
    .select(sql<FingerprintKind[]>`array_agg(distinct one.kind)`.as('kinds'))
  const rows = pairs
    .leftJoin('users', 'users.id', 'pair.dismissed_by')
    .select(['pair.id', 'found_at as foundAt', 'dismissed_at as dismissedAt', 'users.name as dismissedBy'])
    .select([sql<FingerprintKind[]>`coalesce((${reasons}), '{}')`.as('reasons'), bothOfPair.as('candidates')])
    .orderBy('found_at', 'desc')
    .orderBy('pair.id')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
  const counted = pairs.select('pair.id').limit(countedRows(page) + 1)
  return query.selectNoFrom((select) => [
    jsonArrayFrom(rows).as('pairs'),
    select
      .selectFrom(counted.as('counted'))
      .select((count) => count.fn.countAll<number>().as('count'))
      .as('total'),
  ])
}

/** The one who applied first stands left. */
const bothOfPair = jsonArrayFrom(
  query
    .selectFrom('candidates')
    .where('candidates.id', 'in', [sql.ref<string>('pair.first_id'), sql.ref<string>('pair.second_id')])
    .select(named('candidates', ['id', 'name', 'email', 'whatsapp', 'phone', 'status', 'createdAt', 'reviewedAt']))
    .select(['resume_original_name as resumeName', 'resume_size_bytes as resumeSizeBytes'])
    .select([
      sql<string | null>`card ->> 'headline'`.as('headline'),
      sql<string | null>`card ->> 'location'`.as('location'),
      sql<boolean>`user_id is not null`.as('hasAccount'),
      sql<boolean>`coalesce(app.has_confirmed(user_id), false)`.as('hasConfirmed'),
    ])
    .select((eb) => [
      eb
        .selectFrom('applications')
        .whereRef('applications.user_id', '=', 'candidates.user_id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('applicationCount'),
      eb
        .selectFrom('intro_calls')
        .whereRef('candidate_id', '=', 'candidates.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('callCount'),
    ])
    .orderBy('created_at')
    .orderBy('candidates.id'),
)

export const readOpenPair = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('candidate_pairs')
      .select(['first_id as firstId', 'second_id as secondId'])
      .where('id', '=', id)
      .where('dismissed_at', 'is', null),
  )

export const readMergeable = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('candidates')
      .select(['id', 'name', 'email', sql<boolean>`user_id is not null`.as('hasAccount')])
      .select(sql<boolean>`coalesce(app.has_confirmed(user_id), false)`.as('hasConfirmed'))
      .where('id', '=', id),
  )

/** False when the pair is gone, also by someone a moment earlier. */
export async function mergePair(tx: Tx, id: string, keptId: string): Promise<boolean> {
  const merge = sql<boolean>`app.merge_candidates(${id}, ${keptId})`
  return (await tx.first(query.selectNoFrom(merge.as('isMerged'))))?.isMerged ?? false
}

export const dismissPair = (tx: Tx, id: string, isDismissed: boolean) =>
  tx.first(
    query
      .updateTable('candidate_pairs')
      .set(
        isDismissed
          ? { dismissed_at: sql<Date>`now()`, dismissed_by: sql<string>`app.user_id()` }
          : { dismissed_at: null, dismissed_by: null },
      )
      .where('id', '=', id)
      .returning('first_id as firstId'),
  )

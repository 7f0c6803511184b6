import { sql } from 'kysely'
import { query, type Tx } from './session.ts'

/** True for the one process that may run the job now; everyone else finds its next run in the future. */
export async function claimJob(tx: Tx, { name, everySeconds }: { name: string; everySeconds: number }) {
  const nextRun = sql<Date>`now() + make_interval(secs => ${everySeconds})`
  const claims = await tx.count(
    query
      .insertInto('periodic_jobs')
      .values({ name, next_run_at: nextRun })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ next_run_at: nextRun })
          .where('periodic_jobs.next_run_at', '<=', sql<Date>`now()`),
      ),
  )
  return claims === 1
}

/** Sessions, challenges, prompts and attempts whose time is over: none of them can be used any more. */
export async function clearExpiredIdentity(tx: Tx): Promise<number> {
  const now = sql<Date>`now()`
  const sessions = await tx.count(query.deleteFrom('identity.sessions').where('expires_at', '<', now))
  const challenges = await tx.count(query.deleteFrom('identity.challenges').where('expires_at', '<', now))
  const prompts = await tx.count(query.deleteFrom('identity.prompts').where('expires_at', '<', now))
  const attempts = await tx.count(query.deleteFrom('identity.attempts').where('resets_at', '<', now))
  return sessions + challenges + prompts + attempts
}

/** What the candidates' tally tells apart. */
const tallied = ['status', 'is_onboarded', 'subscribe', 'agree'] as const

/** Folds the single changes of the candidates' tally into one row for each kind of candidate. */
export const compactStatusCounters = (tx: Tx) =>
  tx.count(
    query
      .with('gone', (cte) => cte.deleteFrom('candidate_tally').returning([...tallied, 'change']))
      .insertInto('candidate_tally')
      .columns([...tallied, 'change'])
      .expression((eb) =>
        eb
          .selectFrom('gone')
          .select([...tallied, sql<number>`sum(change)`.as('change')])
          .groupBy(tallied),
      ),
  )

const counted = ['week', 'fact', 'source', 'hours'] as const

/** The same for what the overview counts by the week. */
export const compactWeeklyCounters = (tx: Tx) =>
  tx.count(
    query
      .with('gone', (cte) => cte.deleteFrom('candidate_weeks').returning([...counted, 'change']))
      .insertInto('candidate_weeks')
      .columns([...counted, 'change'])
      .expression((eb) =>
        eb
          .selectFrom('gone')
          .select([...counted, sql<number>`sum(change)`.as('change')])
          .groupBy(counted)
          .having(sql<boolean>`sum(change) <> 0`),
      ),
  )

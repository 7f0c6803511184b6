import { sql } from 'kysely'
import { query, type Tx } from './session.ts'

/** What the candidates' counters tell apart. */
const counted = ['status', 'is_onboarded', 'subscribe', 'agree'] as const

const compactStatuses = (tx: Tx) =>
  tx.count(
    query
      .with('gone', (cte) => cte.deleteFrom('candidate_tally').returning([...counted, 'change']))
      .insertInto('candidate_tally')
      .columns([...counted, 'change'])
      .expression((eb) =>
        eb
          .selectFrom('gone')
          .select([...counted, sql<number>`sum(change)`.as('change')])
          .groupBy(counted),
      ),
  )

const countedByWeek = ['week', 'fact', 'source', 'hours'] as const

const compactWeeks = (tx: Tx) =>
  tx.count(
    query
      .with('gone', (cte) => cte.deleteFrom('candidate_weeks').returning([...countedByWeek, 'change']))
      .insertInto('candidate_weeks')
      .columns([...countedByWeek, 'change'])
      .expression((eb) =>
        eb
          .selectFrom('gone')
          .select([...countedByWeek, sql<number>`sum(change)`.as('change')])
          .groupBy(countedByWeek)
          .having(sql<boolean>`sum(change) <> 0`),
      ),
  )

/** Every write adds a row to the counters; this sums them up to one for each kind of candidate, and of fact in a week. */
export const compactCounters = async (tx: Tx): Promise<number> => (await compactStatuses(tx)) + (await compactWeeks(tx))

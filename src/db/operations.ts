import { sql } from 'kysely'
import { query, type Tx } from './session.ts'

/** What this database was made from, as the ledger names it. */
export const appliedNames = async (tx: Tx): Promise<string[]> => {
  const applied = sql<{ name: string }>`migration.applied`.as('applied')
  return (await tx.rows(query.selectFrom(applied).select('applied.name'))).map(({ name }) => name)
}

/** Jobs that are not done, by kind and status. */
export const countJobs = (tx: Tx) =>
  tx.rows(
    query
      .selectFrom('jobs')
      .groupBy(['kind', 'status'])
      .select((job) => ['kind', 'status', job.fn.countAll<number>().as('count')]),
  )

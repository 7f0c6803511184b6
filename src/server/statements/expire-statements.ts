import type { Tx } from '#db/session.ts'
import { expireStatements } from '#db/statements.ts'
import { databaseJob } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import { mailStatement } from './mail-statement.ts'

const perRun = 200

/** Ends statements that weren't signed within 14 days. The emails are written in the same transaction: each exactly once. */
export const expireStatementsJob = (services: Services) =>
  databaseJob('expire-statements', 5 * 60, (tx) => endStatements(tx, services))

export async function endStatements(tx: Tx, services: Services): Promise<number> {
  const expired = await expireStatements(tx, perRun)
  for (const { id } of expired) await mailStatement(tx, id, 'expire', services)
  return expired.length
}

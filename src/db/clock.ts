import { sql } from 'kysely'
import { query, type Tx } from './session.ts'

/** The database's time, which decides what is open and what has expired: the clocks of servers may differ. */
export async function readNow(tx: Tx): Promise<Date> {
  const row = await tx.first(query.selectNoFrom(sql<Date>`now()`.as('now')))
  return (row as { now: Date }).now
}

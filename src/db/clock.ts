import { sql } from 'kysely'
import { query, type Tx } from './session.ts'

const told = new WeakMap<Tx, Date>()

/** For demo data, which has a past: what reads the time in this transaction reads this one. */
export const setNow = (tx: Tx, now: Date) => told.set(tx, now)

/** The database's time, which decides what is open and what has expired: the clocks of servers may differ. */
export async function readNow(tx: Tx): Promise<Date> {
  const set = told.get(tx)
  if (set) return set
  const row = await tx.first(query.selectNoFrom(sql<Date>`now()`.as('now')))
  return (row as { now: Date }).now
}

import { sql } from 'kysely'
import { query, type Tx } from './session.ts'

/** What this database was made from, as the ledger names it. */
export const appliedNames = async (tx: Tx): Promise<string[]> => {
  const applied = sql<{ name: string }>`migration.applied`.as('applied')
  return (await tx.rows(query.selectFrom(applied).select('applied.name'))).map(({ name }) => name)
}

/** Mails on their way, by status; both words are in the index of what is due. */
export const countWaitingMails = (tx: Tx) =>
  tx.rows(
    query
      .selectFrom('mails')
      .where('status', 'in', ['queued', 'sending'])
      .groupBy('status')
      .select((mail) => ['status', mail.fn.countAll<number>().as('count')]),
  )

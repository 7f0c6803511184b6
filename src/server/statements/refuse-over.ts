import type { Tx } from '#db/session.ts'
import { readStatementWork, type StoredStatement } from '#db/statements.ts'
import { Problem } from '#domain/problem.ts'
import { amendmentMessages } from '#domain/statements/amendment.ts'

const isOver = () => new Problem('conflict', amendmentMessages.isOver)

/** Nobody amends the terms of work that is over. */
export async function refuseOver(tx: Tx, { id, amends }: Pick<StoredStatement, 'id' | 'amends'>): Promise<void> {
  if (amends && (await readStatementWork(tx, id))?.isOver !== false) throw isOver()
}

/** The database looks again, under a lock: it may have ended since. */
export function refusedAsOver(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'engagement_is_over') throw isOver()
  throw error
}

import { amendStatement as endpoint } from '#contract/statements.ts'
import { readNow } from '#db/clock.ts'
import { insertAmendment, readStatementWork } from '#db/statements.ts'
import { brand } from '#domain/brand.ts'
import { Problem } from '#domain/problem.ts'
import { amendmentMessages } from '#domain/statements/amendment.ts'
import { isSealed } from '#domain/statements/status.ts'
import { transactionRoute } from '../serve.ts'
import { addEntries } from './add-entries.ts'
import { requireStatement } from './present-statement.ts'

/** One at a time: who presses twice gets the same. */
export const amendStatement = transactionRoute(endpoint, async (tx, { id }) => {
  const { status, version, sealedSha256, amendedBy } = await requireStatement(tx, id)
  if (amendedBy && !isSealed(amendedBy.status)) return { id: amendedBy.id }
  if (status !== 'executed' || (await readStatementWork(tx, id))?.isOver !== false)
    throw new Problem('conflict', amendmentMessages.notInForce)
  const made = await insertAmendment(tx, id)
  // Someone else of the firm was faster.
  if (!made) return { id: (await requireStatement(tx, id)).amendedBy?.id as string }
  const at = (await readNow(tx)).toISOString()
  await addEntries(tx, made.id, [{ at, who: brand.name, what: 'amends', version, sha256: sealedSha256 ?? '' }])
  return { id: made.id }
})

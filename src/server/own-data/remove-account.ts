import { readAccount } from '#db/accounts.ts'
import { deleteAccountRows } from '#db/own-data.ts'
import type { Tx } from '#db/session.ts'
import { accountDeletedEmail } from '../mail/templates/account-deleted.ts'
import type { Services } from '../services.ts'
import { type AfterCommit, deletionSteps } from './deletion-steps.ts'

/**
 * Deletes an account and all the person's data in the caller's transaction. Returns the cleanup outside the database; undefined
 * when there is no such account.
 */
export async function removeAccount(tx: Tx, userId: string, services: Services): Promise<AfterCommit | undefined> {
  const account = await readAccount(tx, userId)
  if (!account) return undefined
  const left: (AfterCommit | undefined)[] = []
  for (const step of deletionSteps) left.push(await step(tx, userId, services))
  await deleteAccountRows(tx, userId)
  await services.mailer.queue(tx, { to: account.email, ...accountDeletedEmail(account) })
  return async () => {
    for (const finish of left) await finish?.()
  }
}

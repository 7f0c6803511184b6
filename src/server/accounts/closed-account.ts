import { findAccount, findMergeTarget } from '#db/accounts.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { mergedMessage } from '#domain/duplicates/merge.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '../services.ts'

/** Why a correct password isn't enough: the account was merged into another or is suspended, or its address isn't confirmed. */
export async function closedAccount(email: string, { db }: Services): Promise<Problem> {
  const [kept, account] = await db.asSystem(async (tx) => [
    await findMergeTarget(tx, { email }),
    await findAccount(tx, email),
  ])
  if (kept) return new Problem('forbidden', mergedMessage(kept.email))
  if (account?.isSuspended) return new Problem('forbidden', loginMessages.suspended)
  return new Problem('email_unconfirmed', loginMessages.unconfirmed)
}

import { findMergeTarget } from '#db/accounts.ts'
import { loginMessages } from '#domain/accounts/login.ts'
import { mergedMessage } from '#domain/duplicates/merge.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '../services.ts'

/** Why a correct password isn't enough: the address isn't confirmed, or the account was merged into another. */
export async function closedAccount(email: string, { db }: Services): Promise<Problem> {
  const kept = await db.asSystem((tx) => findMergeTarget(tx, { email }))
  if (kept) return new Problem('forbidden', mergedMessage(kept.email))
  return new Problem('email_unconfirmed', loginMessages.unconfirmed)
}

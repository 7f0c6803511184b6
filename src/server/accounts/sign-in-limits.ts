import { findAccount } from '#db/accounts.ts'
import type { Tx } from '#db/session.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { Problem } from '#domain/problem.ts'
import { loginsPausedEmail } from '../mail/templates/logins-paused.ts'
import type { RequestContext } from '../serve.ts'
import type { Services } from '../services.ts'
import { type Attempt, countTry, limitAttempts, resetAttempts } from './limit-attempts.ts'

const { loginPerAddress, loginPerNetwork, loginsInARow } = attemptLimits

/** What a sign-in by password counts against; succeeding clears it. */
export type SignInTry = { counted: Attempt[]; isLast: boolean }

const inARowOf = (email: string): Attempt => ({ limit: loginsInARow, of: email })

/**
 * Failures count for the address together with the network they come from, and in a row for the address from everywhere. A
 * browser that has signed in to the account before counts for itself, so strangers can't lock it out; after too many failures
 * in a row it is one of them. Addresses without an account are treated the same.
 */
export async function countSignIn(
  email: string,
  { services, network, device }: Pick<RequestContext, 'services' | 'network' | 'device'>,
): Promise<SignInTry> {
  const deviceId = device.idFor(email)
  const tries = { limit: loginPerAddress, of: `${email} ${deviceId ?? network}` }
  await limitAttempts([{ limit: loginPerNetwork, of: network }, tries], services)

  if (deviceId) {
    const ownRow = { limit: loginsInARow, of: `${email} ${deviceId}` }
    if ((await countTry(ownRow, services)) <= loginsInARow.limit) return { counted: [tries, ownRow], isLast: false }
  }
  const count = await countTry(inARowOf(email), services)
  if (count > loginsInARow.limit) throw new Problem('reset_required', loginMessages.resetRequired)
  return { counted: [tries, inARowOf(email)], isLast: count === loginsInARow.limit }
}

export async function clearSignIn(tx: Tx, { counted }: SignInTry, services: Services): Promise<void> {
  for (const attempt of counted) await resetAttempts(tx, attempt, services)
}

/** A new password makes what was tried before worthless. */
export const clearFailedSignIns = (tx: Tx, email: string, services: Services) =>
  resetAttempts(tx, inARowOf(email), services)

/** From now on only known browsers sign in by password: the account's owner should know why. */
export const tellOwner = (email: string, { db, mailer, env }: Services) =>
  db.asSystem(async (tx) => {
    const account = await findAccount(tx, email)
    if (account)
      await mailer.queue(tx, {
        to: email,
        ...loginsPausedEmail({ name: account.name, link: `${env.appUrl}/forgot-password` }),
      })
  })

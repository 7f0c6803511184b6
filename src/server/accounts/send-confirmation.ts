import { sendConfirmation as endpoint } from '#contract/confirmations.ts'
import { findAccount } from '#db/accounts.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { type RequestContext, selfGuardedRoute } from '../serve.ts'
import { inConstantTime } from './in-constant-time.ts'
import { limitAttempts, secondsToWait } from './limit-attempts.ts'
import { mailChallenge } from './mail-challenge.ts'

/** The response is the same for an unknown, an unconfirmed and a confirmed address. */
export const sendConfirmation = selfGuardedRoute(endpoint, async ({ email }, request) => {
  await limitAttempts([{ limit: attemptLimits.mailPerNetwork, of: request.network }], request.services)
  return { waitSeconds: await inConstantTime(() => mailIfWaiting(email, request)) }
})

async function mailIfWaiting(email: string, { services }: RequestContext): Promise<number> {
  const waitSeconds = await secondsToWait(mailLimits('confirm', email), services)
  if (waitSeconds > 0) return waitSeconds
  await services.db.asSystem(async (tx) => {
    const account = await findAccount(tx, email)
    if (account && !account.isConfirmed && !account.isSuspended) await mailChallenge(tx, 'confirm', account, services)
  })
  return 0
}

/** One email of a kind per minute and five per hour, so that nobody's mailbox is flooded. */
export const mailLimits = (kind: string, email: string) => [
  { limit: attemptLimits.mailPerAddressMinute, of: `${kind} ${email}` },
  { limit: attemptLimits.mailPerAddressHour, of: `${kind} ${email}` },
]

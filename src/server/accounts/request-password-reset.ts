import { requestPasswordReset as endpoint } from '#contract/passwords.ts'
import { findAccount } from '#db/accounts.ts'
import { isInvitedAdmin } from '#db/admins.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { type RequestContext, selfGuardedRoute } from '../serve.ts'
import { inConstantTime } from './in-constant-time.ts'
import { limitAttempts, secondsToWait } from './limit-attempts.ts'
import { mailChallenge } from './mail-challenge.ts'
import { mailLimits } from './send-confirmation.ts'

/** The response is the same whether an account exists or not, in content and timing. */
export const requestPasswordReset = selfGuardedRoute(endpoint, async ({ email }, request) => {
  await limitAttempts([{ limit: attemptLimits.mailPerNetwork, of: request.network }], request.services)
  return { waitSeconds: await inConstantTime(() => mailIfKnown(email, request)) }
})

async function mailIfKnown(email: string, { services }: RequestContext): Promise<number> {
  const waitSeconds = await secondsToWait(mailLimits('reset', email), services)
  if (waitSeconds > 0) return waitSeconds
  await services.db.asSystem(async (tx) => {
    const account = await findAccount(tx, email)
    // Only an admin can renew an expired invitation or restore an account.
    if (account && !account.isSuspended && !(await isInvitedAdmin(tx, account.id)))
      await mailChallenge(tx, 'reset', account, services)
  })
  return 0
}

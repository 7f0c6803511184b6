import { requestPasswordReset as endpoint } from '#contract/passwords.ts'
import { findAccount } from '#db/accounts.ts'
import { isInvitedAdmin } from '#db/admins.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { type RequestContext, selfGuardedRoute } from '../serve.ts'
import { inConstantTime } from './in-constant-time.ts'
import { isWithinLimits, limitAttempts } from './limit-attempts.ts'
import { mailChallenge } from './mail-challenge.ts'
import { mailLimits } from './send-confirmation.ts'

/** The response is the same whether an account exists or not, in content and timing. */
export const requestPasswordReset = selfGuardedRoute(endpoint, async ({ email }, request) => {
  await limitAttempts([{ limit: attemptLimits.mailPerNetwork, of: request.network }], request.services)
  await inConstantTime(() => mailIfKnown(email, request))
  return {}
})

async function mailIfKnown(email: string, { services }: RequestContext): Promise<void> {
  if (!(await isWithinLimits(mailLimits('reset', email), services))) return
  await services.db.asSystem(async (tx) => {
    const account = await findAccount(tx, email)
    // Only an admin can renew an expired invitation or restore an account.
    if (account && !account.isSuspended && !(await isInvitedAdmin(tx, account.id)))
      await mailChallenge(tx, 'reset', account, services)
  })
}

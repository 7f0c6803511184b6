import { requestPasswordReset as endpoint } from '#contract/accounts.ts'
import { findAccount } from '#db/accounts.ts'
import { isInvitedAdmin } from '#db/admins.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { type Call, open } from '../serve.ts'
import { inConstantTime } from './in-constant-time.ts'
import { isWithinLimits, limitAttempts } from './limit-attempts.ts'
import { mailChallenge } from './mail-challenge.ts'
import { mailLimits } from './send-confirmation.ts'

/** The answer is the same whether an account exists or not, in words and in time. */
export const requestPasswordReset = open(endpoint, async ({ email }, call) => {
  await limitAttempts([{ limit: attemptLimits.mailPerNetwork, of: call.network }], call.services)
  await inConstantTime(() => mailIfKnown(email, call))
  return {}
})

async function mailIfKnown(email: string, { services }: Call): Promise<void> {
  if (!(await isWithinLimits(mailLimits('reset', email), services))) return
  await services.doors.asSystem(async (tx) => {
    const account = await findAccount(tx, email)
    // An invitation that has run out is renewed by an admin alone.
    if (account && !(await isInvitedAdmin(tx, account.id))) await mailChallenge(tx, 'reset', account, services)
  })
}

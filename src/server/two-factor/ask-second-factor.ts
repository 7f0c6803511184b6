import { askSecondFactor as endpoint } from '#contract/two-factor.ts'
import { listPasskeys, readSecondFactors } from '#db/two-factor.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { Problem } from '#domain/problem.ts'
import { secondFactorMessages } from '#domain/two-factor/second-factor.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { openPrompt } from '../accounts/prompts.ts'
import { selfGuardedRoute } from '../serve.ts'
import { useQuestion } from './passkeys.ts'

/** Which factors the person can use. Only revealed after the correct password. */
export const askSecondFactor = selfGuardedRoute(endpoint, async ({ token }, { services, network }) => {
  await limitAttempts([{ limit: attemptLimits.challengePerNetwork, of: network }], services)
  return services.db.asSystem(async (tx) => {
    const prompt = await openPrompt(tx, 'second-factor', token, services)
    const factors = prompt?.userId && (await readSecondFactors(tx, prompt.userId))
    if (!prompt?.userId || !factors) throw new Problem('link_expired', secondFactorMessages.tooLate)
    return {
      hasAuthenticator: factors.hasAuthenticator,
      hasRecoveryCodes: factors.hasRecoveryCodes,
      question: useQuestion({ token, passkeys: await listPasskeys(tx, prompt.userId) }, false, services.env),
    }
  })
})

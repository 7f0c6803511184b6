import { confirmAuthenticator as endpoint } from '#contract/two-factor.ts'
import { readAuthenticator } from '#db/two-factor.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { brand } from '#domain/brand.ts'
import { Problem } from '#domain/problem.ts'
import { secondFactorMessages } from '#domain/two-factor/second-factor.ts'
import { limitAttempts, resetAttempts } from '../accounts/limit-attempts.ts'
import { externalRoute } from '../serve.ts'
import { addFactor } from './add-factor.ts'
import { isCodeOf } from './is-proven.ts'

export const confirmAuthenticator = externalRoute(endpoint, async ({ code }, me, request) => {
  const { services } = request
  const tries = { limit: attemptLimits.secondFactorPerAccount, of: me.userId }
  await limitAttempts([tries], services)
  return addFactor(me, request, `An authenticator app was added to your ${brand.name} account.`, async (tx) => {
    const waiting = await readAuthenticator(tx, me.userId, false)
    if (!waiting) throw new Problem('conflict', secondFactorMessages.noSetUp)
    if (!(await isCodeOf(tx, me.userId, waiting.sealedSecret, code, services)))
      throw new Problem('invalid_input', secondFactorMessages.wrongCode, { field: 'code' })
    await resetAttempts(tx, tries, services)
  })
})

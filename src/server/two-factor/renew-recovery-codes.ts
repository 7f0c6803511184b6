import { renewRecoveryCodes as endpoint } from '#contract/two-factor.ts'
import { lockAccount, readSecondFactors } from '#db/two-factor.ts'
import { brand } from '#domain/brand.ts'
import { Problem } from '#domain/problem.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import { selfGuardedRoute } from '../serve.ts'
import { mailTwoFactorChanged } from './mail-two-factor-changed.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

export const renewRecoveryCodes = selfGuardedRoute(endpoint, async ({ password }, request) => {
  const { services } = request
  const { userId } = await checkOwnPassword(password, request, { isSettingUp: true })
  return services.db.asSystem(async (tx) => {
    await lockAccount(tx, userId)
    const factors = await readSecondFactors(tx, userId)
    if (!factors?.hasAny) throw new Problem('conflict', 'Set up an authenticator app or a passkey first.')
    await mailTwoFactorChanged(tx, userId, `New recovery codes were created for your ${brand.name} account.`, services)
    return { recoveryCodes: await issueRecoveryCodes(tx, userId, services) }
  })
})

import { startAuthenticator as endpoint } from '#contract/two-factor.ts'
import { saveAuthenticator } from '#db/two-factor.ts'
import { Problem } from '#domain/problem.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import { selfGuardedRoute } from '../serve.ts'
import { newTotpSecret, secretSeal, totpUri } from './totp.ts'

/** Returns a secret that is inactive until a code confirms it. */
export const startAuthenticator = selfGuardedRoute(endpoint, async ({ password }, request) => {
  const { userId, email } = await checkOwnPassword(password, request, { isSettingUp: true })
  const secret = newTotpSecret()
  const sealed = secretSeal(request.services).close(userId, secret)
  const isKept = await request.services.db.asSystem((tx) => saveAuthenticator(tx, userId, sealed))
  if (!isKept)
    throw new Problem('conflict', 'You already have an authenticator app. Remove it before you set up another one.')
  return { secret, uri: totpUri(secret, email) }
})

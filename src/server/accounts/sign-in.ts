import { signIn as endpoint } from '#contract/accounts.ts'
import { isKnownNetwork } from '#db/accounts.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { loginMessages } from '#domain/accounts/login.ts'
import { Problem } from '#domain/problem.ts'
import { open } from '../serve.ts'
import { inConstantTime } from './in-constant-time.ts'
import { forgiveAttempts, limitAttempts } from './limit-attempts.ts'
import { readMe } from './read-session.ts'
import { hashToken, rememberedSeconds } from './session-cookie.ts'

export const signIn = open(endpoint, async (input, { services, network, userAgent, cookie }) => {
  const { doors, identity } = services
  const isKnown = await doors.asSystem((tx) => isKnownNetwork(tx, input.email, network))
  const failures = { limit: attemptLimits.loginPerAddress, of: isKnown ? `${input.email} ${network}` : input.email }
  await limitAttempts([{ limit: attemptLimits.loginPerNetwork, of: network }, failures], services)

  const found = await inConstantTime(() => identity.signIn(input, { network, userAgent }))
  if (found.outcome === 'unconfirmed') throw new Problem('email_unconfirmed', loginMessages.unconfirmed)
  if (found.outcome !== 'signed-in') throw new Problem('invalid_credentials', loginMessages.invalid)

  await doors.asSystem((tx) => forgiveAttempts(tx, failures, services))
  cookie.set(found.token, input.remember ? rememberedSeconds : undefined)
  const me = await readMe(services, hashToken(found.token))
  if (!me) throw new Problem('internal', loginMessages.noUserId)
  return { me }
})

import { signIn as endpoint } from '#contract/accounts.ts'
import { isKnownNetwork } from '#db/accounts.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { loginMessages } from '#domain/accounts/login.ts'
import { Problem } from '#domain/problem.ts'
import { selfGuardedRoute } from '../serve.ts'
import { promptFor } from '../two-factor/prompts.ts'
import { beginSession } from './begin-session.ts'
import { closedAccount } from './closed-account.ts'
import { inConstantTime } from './in-constant-time.ts'
import { limitAttempts, resetAttempts } from './limit-attempts.ts'

export const signIn = selfGuardedRoute(endpoint, async (input, request) => {
  const { services, network, userAgent } = request
  const { db, identity } = services
  const isKnown = await db.asSystem((tx) => isKnownNetwork(tx, input.email, network))
  const failures = { limit: attemptLimits.loginPerAddress, of: isKnown ? `${input.email} ${network}` : input.email }
  await limitAttempts([{ limit: attemptLimits.loginPerNetwork, of: network }, failures], services)

  const found = await inConstantTime(() => identity.signIn(input, { network, userAgent }))
  if (found.outcome === 'unconfirmed') throw await closedAccount(input.email, services)
  if (found.outcome === 'wrong') throw new Problem('invalid_credentials', loginMessages.invalid)

  await db.asSystem((tx) => resetAttempts(tx, failures, services))
  if (found.outcome === 'signed-in')
    return { me: await beginSession(found.token, input.remember, request), secondFactor: null }
  const prompt = { kind: 'second-factor', userId: found.userId, isRemembered: input.remember } as const
  return { me: null, secondFactor: await promptFor(prompt, services) }
})

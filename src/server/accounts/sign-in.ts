import { signIn as endpoint } from '#contract/accounts.ts'
import { findCredential, isKnownNetwork } from '#db/accounts.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { loginMessages } from '#domain/accounts/login.ts'
import { Problem } from '#domain/problem.ts'
import { selfGuardedRoute } from '../serve.ts'
import { beginSession } from './begin-session.ts'
import { closedAccount } from './closed-account.ts'
import { inConstantTime } from './in-constant-time.ts'
import { limitAttempts, resetAttempts } from './limit-attempts.ts'
import { promptFor } from './prompts.ts'

export const signIn = selfGuardedRoute(endpoint, async (input, request) => {
  const { services, network } = request
  const { db, passwords } = services
  const isKnown = await db.asSystem((tx) => isKnownNetwork(tx, input.email, network))
  const failures = { limit: attemptLimits.loginPerAddress, of: isKnown ? `${input.email} ${network}` : input.email }
  await limitAttempts([{ limit: attemptLimits.loginPerNetwork, of: network }, failures], services)

  const found = await inConstantTime(async () => {
    const known = await db.asSystem((tx) => findCredential(tx, input.email))
    return (await passwords.verify(input.password, known?.password)) ? known : undefined
  })
  if (!found) throw new Problem('invalid_credentials', loginMessages.invalid)
  if (!found.isConfirmed) throw await closedAccount(input.email, services)

  await db.asSystem((tx) => resetAttempts(tx, failures, services))
  const { userId } = found
  const { remember } = input
  if (found.hasSecondFactor) {
    const prompt = { kind: 'second-factor', userId, isRemembered: remember } as const
    return { me: null, secondFactor: await promptFor(prompt, services) }
  }
  return { me: await beginSession({ userId, remember, hasSecondFactor: false }, request), secondFactor: null }
})

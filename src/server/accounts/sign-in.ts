import { signIn as endpoint } from '#contract/accounts.ts'
import { findCredential } from '#db/accounts.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { Problem } from '#domain/problem.ts'
import { selfGuardedRoute } from '../serve.ts'
import { beginSession } from './begin-session.ts'
import { closedAccount } from './closed-account.ts'
import { inConstantTime } from './in-constant-time.ts'
import { promptFor } from './prompts.ts'
import { clearSignIn, countSignIn, tellOwner } from './sign-in-limits.ts'

export const signIn = selfGuardedRoute(endpoint, async (input, request) => {
  const { services } = request
  const { db, passwords } = services
  const signInTry = await countSignIn(input.email, request)
  const found = await inConstantTime(async () => {
    const known = await db.asSystem((tx) => findCredential(tx, input.email))
    if (await passwords.verify(input.password, known?.password)) return known
    if (signInTry.isLast) await tellOwner(input.email, services)
    return undefined
  })
  if (!found) throw new Problem('invalid_credentials', loginMessages.invalid)
  if (!found.isConfirmed) throw await closedAccount(input.email, services)

  await db.asSystem((tx) => clearSignIn(tx, signInTry, services))
  const { userId } = found
  const { remember } = input
  if (found.hasSecondFactor) {
    const prompt = { kind: 'second-factor', userId, isRemembered: remember } as const
    return { me: null, secondFactor: await promptFor(prompt, services) }
  }
  return { me: await beginSession({ userId, remember, hasSecondFactor: false }, request), secondFactor: null }
})

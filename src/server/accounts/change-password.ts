import { changePassword as endpoint } from '#contract/passwords.ts'
import { readAccount, readPassword, replacePassword } from '#db/accounts.ts'
import { endSessionsBut, renewToken } from '#db/sessions.ts'
import { endPrompts } from '#db/two-factor.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { notSignedIn, Problem } from '#domain/problem.ts'
import { type RequestContext, selfGuardedRoute } from '../serve.ts'
import { limitAttempts, resetAttempts } from './limit-attempts.ts'
import { mailPasswordChanged } from './mail-password-changed.ts'
import { hashToken } from './session-cookie.ts'

const wrong = () => new Problem('invalid_input', 'That isn’t your current password.', { field: 'currentPassword' })

/** Checks the old password, sets the new one, ends every other session and gives this one a new token. */
export const changePassword = selfGuardedRoute(endpoint, async ({ currentPassword, password }, request) => {
  const { db, passwords } = request.services
  const { userId, sessionId } = await principalOf(request)
  const tries = { limit: attemptLimits.passwordChangePerAccount, of: userId }
  await limitAttempts([tries], request.services)
  const stored = await db.asSystem((tx) => readPassword(tx, userId))
  if (!stored || !(await passwords.verify(currentPassword, stored.password))) throw wrong()

  const passwordHash = await passwords.hash(password)
  const token = request.services.secrets.token()
  const renewed = await db.asSystem(async (tx) => {
    if (!(await replacePassword(tx, userId, stored.password, passwordHash))) throw wrong()
    await endSessionsBut(tx, userId, sessionId)
    await endPrompts(tx, userId)
    await resetAttempts(tx, tries, request.services)
    const account = await readAccount(tx, userId)
    if (account) await mailPasswordChanged(tx, account, request.services)
    return renewToken(tx, sessionId, hashToken(token))
  })
  if (!renewed) throw notSignedIn()
  request.cookie.set(token, renewed.isRemembered ? renewed.leftSeconds : undefined)
  return {}
})

/** The caller. The handler itself runs as the system: people have no access to their credentials. */
async function principalOf({ services, cookie }: RequestContext): Promise<{ userId: string; sessionId: string }> {
  const person = cookie.person()
  if (!person) throw notSignedIn()
  const { userId, sessionId } = await services.db.asUser(person, async (_tx, me) => me)
  if (!sessionId) throw notSignedIn()
  return { userId, sessionId }
}

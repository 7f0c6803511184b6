import { readPassword } from '#db/accounts.ts'
import type { Principal } from '#db/session.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { notSignedIn, Problem } from '#domain/problem.ts'
import type { RequestContext } from '../serve.ts'
import { limitAttempts, resetAttempts } from './limit-attempts.ts'

/** The signed-in person, after entering the password again: an unattended page is not enough for what follows. */
export async function checkOwnPassword(
  password: string,
  { services, cookie }: RequestContext,
  { isSettingUp = false } = {},
): Promise<Principal> {
  const person = cookie.person()
  if (!person) throw notSignedIn()
  const me = await services.db.asUser({ ...person, isSettingUp }, async (_tx, principal) => principal)
  const tries = { limit: attemptLimits.passwordChangePerAccount, of: me.userId }
  await limitAttempts([tries], services)
  const stored = await services.db.asSystem((tx) => readPassword(tx, me.userId))
  if (!(await services.passwords.verify(password, stored?.password)))
    throw new Problem('invalid_input', 'That isn’t your password.', { field: 'password' })
  await services.db.asSystem((tx) => resetAttempts(tx, tries, services))
  return me
}

import { resetPassword as endpoint } from '#contract/passwords.ts'
import { confirmAccount, consumeChallenge, findChallenge } from '#db/accounts.ts'
import { challengeMessages } from '#domain/accounts/challenge.ts'
import { Problem } from '#domain/problem.ts'
import { selfGuardedRoute } from '../serve.ts'
import { mailPasswordChanged } from './mail-password-changed.ts'
import { proveChallenge } from './prove-challenge.ts'
import { setNewPassword } from './set-new-password.ts'

/**
 * Uses up the link, sets the password, ends every session and sends a notice: all or nothing. Whoever reads the mailbox has
 * also confirmed the address, which takes it from anyone else who registered it.
 */
export const resetPassword = selfGuardedRoute(endpoint, async ({ token, password }, request) => {
  const { db, passwords } = request.services
  const expired = new Problem('link_expired', challengeMessages.resetExpired)
  const tokenHash = await proveChallenge('reset', { token }, request)
  if (!(await db.asSystem((tx) => findChallenge(tx, 'reset', tokenHash)))) throw expired

  const passwordHash = await passwords.hash(password)
  await db.asSystem(async (tx) => {
    const spent = await consumeChallenge(tx, 'reset', tokenHash)
    const account = spent && (await confirmAccount(tx, spent.userId))
    if (!account) throw expired
    await setNewPassword(tx, { ...spent, ...account }, passwordHash, request.services)
    await mailPasswordChanged(tx, account, request.services)
  })
  request.cookie.clear()
  return {}
})

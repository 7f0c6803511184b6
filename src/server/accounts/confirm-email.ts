import { confirmEmail as endpoint } from '#contract/confirmations.ts'
import { confirmAccount, consumeChallenge, findChallenge, readPassword } from '#db/accounts.ts'
import { type Confirmation, challengeMessages } from '#domain/accounts/challenge.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { Problem } from '#domain/problem.ts'
import { type RequestContext, selfGuardedRoute } from '../serve.ts'
import { limitAttempts } from './limit-attempts.ts'
import { proveChallenge } from './prove-challenge.ts'
import { setNewPassword } from './set-new-password.ts'

/**
 * A link proves the mailbox, not who registered: anyone can register with someone else's address. Only the browser that
 * did confirms with one click; elsewhere the account's password is required or replaced.
 */
export const confirmEmail = selfGuardedRoute(endpoint, async ({ owner, ...proof }, request) => {
  const { db } = request.services
  const expired = new Problem('link_expired', challengeMessages.confirmExpired)
  const tokenHash = await proveChallenge('confirm', proof, request)
  const waiting = await db.asSystem((tx) => findChallenge(tx, 'confirm', tokenHash))
  if (!waiting) throw expired

  const newPasswordHash = await proveOwner(waiting.userId, owner, request)
  const { email } = await db.asSystem(async (tx) => {
    const spent = await consumeChallenge(tx, 'confirm', tokenHash)
    const account = spent && (await confirmAccount(tx, spent.userId))
    if (!account) throw expired
    if (newPasswordHash) await setNewPassword(tx, { ...spent, ...account }, newPasswordHash, request.services)
    return account
  })
  request.registration.clear()
  return { email }
})

/** Returns the hash of the replacement password, if the owner sets a new one. */
async function proveOwner(
  userId: string,
  owner: Confirmation['owner'],
  { services, registration }: RequestContext,
): Promise<string | undefined> {
  if (owner && 'newPassword' in owner) return services.passwords.hash(owner.newPassword, 'owner.newPassword')
  if (registration.read() === userId) return undefined
  if (!owner) throw new Problem('password_required', challengeMessages.passwordRequired)
  await limitAttempts([{ limit: attemptLimits.passwordChangePerAccount, of: userId }], services)
  const stored = await services.db.asSystem((tx) => readPassword(tx, userId))
  if (!(await services.passwords.verify(owner.password, stored?.password)))
    throw new Problem('invalid_credentials', challengeMessages.wrongPassword, { field: 'owner.password' })
  return undefined
}

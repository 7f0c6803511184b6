import { deleteAccount as endpoint } from '#contract/own-data.ts'
import { readAccount } from '#db/accounts.ts'
import { isLastAdmin } from '#db/admins.ts'
import { deleteAccountRows } from '#db/own-data.ts'
import { notSignedIn, Problem } from '#domain/problem.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import { accountDeletedEmail } from '../mail/templates/account-deleted.ts'
import { selfGuardedRoute } from '../serve.ts'
import { type AfterCommit, deletionSteps } from './deletion-steps.ts'

/** Deletes the account and all the person's data in one transaction; then what is outside the database. */
export const deleteAccount = selfGuardedRoute(endpoint, async ({ password }, request) => {
  const { userId } = await checkOwnPassword(password, request)
  const { services, cookie } = request
  const afterCommit = await services.db.asSystem(async (tx) => {
    const account = await readAccount(tx, userId)
    if (!account) throw notSignedIn()
    if (account.role === 'admin' && (await isLastAdmin(tx, userId)))
      throw new Problem('conflict', 'You’re the only admin. Please invite another admin first.')
    const left: (AfterCommit | undefined)[] = []
    for (const step of deletionSteps) left.push(await step(tx, userId, services))
    await deleteAccountRows(tx, userId)
    await services.mailer.queue(tx, { to: account.email, ...accountDeletedEmail(account) })
    return left
  })
  cookie.clear()
  for (const finish of afterCommit) await finish?.()
  return {}
})

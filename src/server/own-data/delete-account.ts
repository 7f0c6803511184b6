import { deleteAccount as endpoint } from '#contract/own-data.ts'
import { readAccount } from '#db/accounts.ts'
import { isLastAdmin } from '#db/admins.ts'
import { hoursWaitMessage } from '#domain/hours/waiting.ts'
import { notSignedIn, Problem } from '#domain/problem.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { selfGuardedRoute } from '../serve.ts'
import { removeAccount } from './remove-account.ts'

/** Deletes the account and all the person's data in one transaction; then what is outside the database. */
export const deleteAccount = selfGuardedRoute(endpoint, async ({ password }, request) => {
  const { userId } = await checkOwnPassword(password, request)
  const { services, cookie } = request
  const finish = await services.db.asSystem(async (tx) => {
    const account = await readAccount(tx, userId)
    if (account?.role === 'admin' && (await isLastAdmin(tx, userId)))
      throw new Problem('conflict', 'You’re the only admin. Please invite another admin first.')
    return removeAccount(tx, userId, services).catch(refusedByDatabase(hoursWaitMessage, 'firms_decide_on_hours'))
  })
  if (!finish) throw notSignedIn()
  cookie.clear()
  await finish()
  return {}
})

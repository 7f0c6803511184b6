import { deleteAccount as endpoint } from '#contract/own-data.ts'
import { readAccount } from '#db/accounts.ts'
import { isLastAdmin } from '#db/admins.ts'
import { notSignedIn, Problem } from '#domain/problem.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import { selfGuardedRoute } from '../serve.ts'
import { orHoursWait } from './or-hours-wait.ts'
import { removeAccount } from './remove-account.ts'

/** Deletes the account and all the person's data in one transaction; then what is outside the database. */
export const deleteAccount = selfGuardedRoute(endpoint, async ({ password }, request) => {
  const { userId } = await checkOwnPassword(password, request)
  const { services, cookie } = request
  const finish = await services.db.asSystem(async (tx) => {
    const account = await readAccount(tx, userId)
    if (account?.role === 'admin' && (await isLastAdmin(tx, userId)))
      throw new Problem('conflict', 'You’re the only admin. Please invite another admin first.')
    return orHoursWait(removeAccount(tx, userId, services))
  })
  if (!finish) throw notSignedIn()
  cookie.clear()
  await finish()
  return {}
})

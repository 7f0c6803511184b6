import { removePayoutAccount as endpoint } from '#contract/payouts.ts'
import { removePayoutAccount as remove } from '#db/payouts.ts'
import { notSignedIn } from '#domain/problem.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import { externalRoute } from '../serve.ts'
import { mailAccountChanged } from './mail-account-changed.ts'
import { presentAccount } from './present-account.ts'

/** With the password, as when one is entered: without an account nobody is paid. */
export const removePayoutAccount = externalRoute(endpoint, async ({ password }, { userId }, request) => {
  await checkOwnPassword(password, request)
  const { services, cookie } = request
  const person = cookie.person()
  if (!person) throw notSignedIn()
  return services.db.asUser(person, async (tx) => {
    if (await remove(tx)) await mailAccountChanged(tx, userId, 'It was removed.', services)
    return presentAccount(undefined)
  })
})

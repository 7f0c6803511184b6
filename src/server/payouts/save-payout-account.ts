import { savePayoutAccount as endpoint } from '#contract/payouts.ts'
import { ownAccountQuery, savePayoutAccount as save } from '#db/payouts.ts'
import { lastFour } from '#domain/payouts/account.ts'
import { notSignedIn } from '#domain/problem.ts'
import { checkOwnPassword } from '../accounts/check-own-password.ts'
import { externalRoute } from '../serve.ts'
import { accountSeal } from './account-seal.ts'
import { mailAccountChanged } from './mail-account-changed.ts'
import { presentAccount } from './present-account.ts'

/** The password comes first: hashing takes time, and nothing is written without it. */
export const savePayoutAccount = externalRoute(endpoint, async ({ account, password }, { userId }, request) => {
  await checkOwnPassword(password, request)
  const { services, cookie } = request
  const person = cookie.person()
  if (!person) throw notSignedIn()
  const sealedAccount = accountSeal(services).close(userId, account)
  return services.db.asUser(person, async (tx) => {
    await save(tx, { country: account.country, lastFour: lastFour(account), sealedAccount })
    await mailAccountChanged(tx, userId, `It now ends in ${lastFour(account)}.`, services)
    return presentAccount(await tx.first(ownAccountQuery()))
  })
})

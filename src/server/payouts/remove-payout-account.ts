import { removePayoutAccount as endpoint } from '#contract/payouts.ts'
import { removePayoutAccount as remove } from '#db/payouts.ts'
import { transactionRoute } from '../serve.ts'
import { mailAccountChanged } from './mail-account-changed.ts'
import { presentAccount } from './present-account.ts'

export const removePayoutAccount = transactionRoute(endpoint, async (tx, _, { userId }, { services }) => {
  if (await remove(tx)) await mailAccountChanged(tx, userId, 'It was removed.', services)
  return presentAccount(undefined)
})

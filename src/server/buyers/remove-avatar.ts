import { removeAvatar as endpoint } from '#contract/buyers.ts'
import { setOwnAvatar } from '#db/buyers.ts'
import { transactionRoute } from '../serve.ts'

export const removeAvatar = transactionRoute(endpoint, async (tx) => {
  await setOwnAvatar(tx, null)
  return {}
})

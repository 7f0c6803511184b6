import { removeAvatar as endpoint } from '#contract/buyers.ts'
import { setOwnAvatar } from '#db/buyers.ts'
import { act } from '../serve.ts'

export const removeAvatar = act(endpoint, async (tx) => {
  await setOwnAvatar(tx, null)
  return {}
})

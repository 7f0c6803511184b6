import { removePhoto as endpoint } from '#contract/profiles.ts'
import { setProfilePhoto } from '#db/profiles.ts'
import { transactionRoute } from '../serve.ts'

export const removePhoto = transactionRoute(endpoint, async (tx) => {
  await setProfilePhoto(tx, null)
  return {}
})

import { removePhoto as endpoint } from '#contract/profiles.ts'
import { transactionRoute } from '../serve.ts'
import { storePhotoUrl } from './store-photo-url.ts'

export const removePhoto = transactionRoute(endpoint, async (tx, _input, me) => {
  await storePhotoUrl(tx, me, null)
  return {}
})

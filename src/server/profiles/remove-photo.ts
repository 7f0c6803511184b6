import { removePhoto as endpoint } from '#contract/profiles.ts'
import { transactionRoute } from '../serve.ts'
import { wearPhoto } from './wear-photo.ts'

export const removePhoto = transactionRoute(endpoint, async (tx, _input, me) => {
  await wearPhoto(tx, me, null)
  return {}
})

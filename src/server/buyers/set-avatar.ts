import { setAvatar as endpoint } from '#contract/buyers.ts'
import { setOwnAvatar } from '#db/buyers.ts'
import { storePortrait } from '../images/store-portrait.ts'
import { uploadRoute } from '../serve.ts'

/** The file comes first, since it is not part of the transaction; unused ones are swept. */
export const setAvatar = uploadRoute(endpoint, async (_input, upload, { userId }, request) => {
  const avatarUrl = await storePortrait('avatars', userId, await upload.bytes(), request)
  await request.services.db.asUser({ userId }, (tx) => setOwnAvatar(tx, avatarUrl))
  return { avatarUrl }
})

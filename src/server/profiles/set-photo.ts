import { setPhoto as endpoint } from '#contract/profiles.ts'
import { notFound } from '#domain/problem.ts'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { storePortrait } from '../images/store-portrait.ts'
import { uploadRoute } from '../serve.ts'
import { storePhotoUrl } from './store-photo-url.ts'

/** The file comes first, since it is not part of the transaction; unused ones are swept. */
export const setPhoto = uploadRoute(endpoint, async (_input, upload, me, request) => {
  const { userId } = me
  const photoUrl = await storePortrait('profile-photos', userId, await upload.bytes(), request)
  const isStored = await request.services.db.asUser({ userId }, (tx) => storePhotoUrl(tx, me, photoUrl))
  if (!isStored) throw notFound(profileMessages.none)
  return { photoUrl }
})

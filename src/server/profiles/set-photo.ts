import { setPhoto as endpoint } from '#contract/profiles.ts'
import { setProfilePhoto } from '#db/profiles.ts'
import { portrait, portraitLimits } from '#domain/images/portrait.ts'
import { notFound } from '#domain/problem.ts'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { profilePhotoPath } from '../files/file-key.ts'
import { makePortrait } from '../images/make-portrait.ts'
import { receive } from '../serve.ts'

/** The file goes first, being no part of the transaction; one that nobody wears is swept. */
export const setPhoto = receive(endpoint, async (_input, upload, me, { services }) => {
  const picture = await makePortrait(await upload.bytes())
  const key = `profile-photos/${profilePhotoPath(me.userId, portrait.type, new Date())}` as const
  await services.files.write(key, once(picture), { type: portrait.type, maxBytes: portraitLimits.bytes })
  const photoUrl = `/${key}`
  const isWorn = await services.doors.asUser({ userId: me.userId }, (tx) => setProfilePhoto(tx, photoUrl))
  if (!isWorn) throw notFound(profileMessages.none)
  return { photoUrl }
})

async function* once(bytes: Uint8Array) {
  yield bytes
}

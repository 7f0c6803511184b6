import { removePhoto as endpoint } from '#contract/profiles.ts'
import { setProfilePhoto } from '#db/profiles.ts'
import { act } from '../serve.ts'

export const removePhoto = act(endpoint, async (tx) => {
  await setProfilePhoto(tx, null)
  return {}
})

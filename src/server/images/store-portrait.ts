import { portrait, portraitLimits } from '#domain/images/portrait.ts'
import { avatarPath, profilePhotoPath } from '../files/file-key.ts'
import type { RequestContext } from '../serve.ts'
import { reencode } from './reencode.ts'

const paths = { avatars: avatarPath, 'profile-photos': profilePhotoPath }

/**
 * Re-encodes and stores a picture; returns the URL that works once its owner's row references it. The previous one stays until
 * the sweep, but is no longer served.
 */
export async function storePortrait(
  bucket: keyof typeof paths,
  userId: string,
  bytes: Uint8Array,
  { services: { files }, signal }: Pick<RequestContext, 'services' | 'signal'>,
) {
  const made = await reencode('portrait', bytes, signal)
  const key = `${bucket}/${paths[bucket](userId, portrait.type, new Date())}` as const
  await files.write(key, new Blob([new Uint8Array(made)]).stream(), {
    type: portrait.type,
    maxBytes: portraitLimits.bytes,
  })
  return `/${key}`
}

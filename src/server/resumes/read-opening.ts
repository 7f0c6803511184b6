import { readDrawnProfile, readResumeOpening } from '#db/resumes.ts'
import { Problem } from '#domain/problem.ts'
import { publicProfile } from '#domain/profiles/public-profile.ts'
import { type ResumeLock, resumeLockMessages } from '#domain/resumes/scan.ts'
import { isDrawnKey } from '../files/bucket.ts'
import type { FileLink, Opening } from '../files/signed-link.ts'
import type { Services } from '../services.ts'
import { drawnName } from './drawn-name.ts'
import { rememberedDrawing } from './remembered-drawing.ts'

/**
 * Asks as the reader whom a link was made for: someone who is gone, suspended or no longer allowed opens nothing, and someone whose
 * firm isn't verified opens the profile that is drawn, whatever the link was made for.
 */
export const openingReader = ({ db }: Pick<Services, 'db'>) => {
  const draw = rememberedDrawing()
  return ({ key, reader }: FileLink): Promise<Opening | undefined> =>
    db
      .asUser({ userId: reader }, async (tx) => {
        const isDrawn = isDrawnKey(key)
        const asked = await readResumeOpening(
          tx,
          isDrawn ? { candidateId: key.replace(/^drawn\/|\.pdf$/g, '') } : { path: key.replace(/^resumes\//, '') },
        )
        const lock = asked?.lock ? resumeLockMessages[asked.lock as ResumeLock].message : null
        const opening = asked && { ...asked, lock }
        if (!opening?.mayOpen || !opening.candidateId || (opening.opensOriginal && !isDrawn)) return opening
        const found = await readDrawnProfile(tx, opening.candidateId)
        if (!found) return undefined
        const { name, profile, status, acceptedAt } = found
        const given = {
          name: name ?? '',
          profile: publicProfile.parse(profile ?? {}),
          vettedAt: status === 'accepted' ? acceptedAt : null,
        }
        const now = opening.askedAt ?? new Date()
        return { ...opening, draw: async () => ({ name: drawnName(given.name), content: await draw(given, now) }) }
      })
      .catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'not_signed_in') return undefined
        throw error
      })
}

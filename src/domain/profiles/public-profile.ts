import * as z from 'zod/mini'
import { type ProfileData, personalInfo, profileData } from './profile.ts'

const { full_name, email, phone, ...shown } = personalInfo.shape

/** What buyers see of a profile. Contact details come with acceptance. */
export const publicProfile = z.strictObject({
  ...profileData.shape,
  personal_info: z.prefault(z.strictObject(shown), {}),
})
export type PublicProfile = z.output<typeof publicProfile>

const addressPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu

/** Ways to reach someone in their usual forms: years, amounts and credentials look different. */
const contactPatterns = [
  addressPattern,
  /\+\d[\d ().-]{6,}\d/giu,
  /(?:phone|tel|mobile|cell|whatsapp|viber|call)[^\p{L}\p{N}]{1,8}\d[\d ().-]{5,}\d/giu,
  /(?<![\p{L}\p{N}$.,])(?:1[ .-]?)?\(?[2-9]\d{2}\)?[ ./-]{0,2}\d{3}[ .-]?\d{4}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}$.,])(?:\(0\d{1,4}\)|0\d{2,4})[ .-]?\d{3,4}[ .-]?\d{3,4}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}$.,])[6-9]\d{4}[ -]\d{5}(?![\p{L}\p{N}])/giu,
]
const link = /^https?:\/\/\S+$/i

/** The same as the database does for buyers (`app.public_profile`), for the owner's preview. */
export function publicProfileOf(profile: ProfileData): PublicProfile {
  const { full_name, email, phone, ...personal_info } = profile.personal_info
  return withoutContact({ ...profile, personal_info })
}

function withoutContact<T>(part: T): T {
  if (typeof part === 'string') {
    const patterns = link.test(part) ? [addressPattern] : contactPatterns
    return patterns.reduce<string>((shown, pattern) => shown.replace(pattern, '…'), part) as T
  }
  if (Array.isArray(part)) return part.map(withoutContact) as T
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withoutContact(value)])) as T
  return part
}

import * as z from 'zod/mini'
import { addressPattern, usualForms } from '../contact-data/usual-forms.ts'
import { type ProfileData, personalInfo, profileData } from './profile.ts'

const { full_name, email, phone, ...shown } = personalInfo.shape

/** What buyers see of a profile. Contact details come with acceptance. */
export const publicProfile = z.strictObject({
  ...profileData.shape,
  personal_info: z.prefault(z.strictObject(shown), {}),
})
export type PublicProfile = z.output<typeof publicProfile>

const link = /^https?:\/\/\S+$/i

/** The same as the database does for buyers (`app.public_profile`), for the owner's preview. */
export function publicProfileOf(profile: ProfileData): PublicProfile {
  const { full_name, email, phone, ...personal_info } = profile.personal_info
  return withoutContact({ ...profile, personal_info })
}

function withoutContact<T>(part: T): T {
  if (typeof part === 'string') {
    const patterns = link.test(part) ? [addressPattern] : usualForms
    return patterns.reduce<string>((shown, pattern) => shown.replace(pattern, '…'), part) as T
  }
  if (Array.isArray(part)) return part.map(withoutContact) as T
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withoutContact(value)])) as T
  return part
}

import * as z from 'zod/mini'
import { orNull } from '../or-null.ts'
import { phone } from '../phones/field.ts'
import { profileLink } from './link.ts'
import { monthsOf } from './month.ts'
import { type ProfileData, personalInfo, profileData } from './profile.ts'

/** As JSON, about a hundred pages: enough for any career, and small enough to send. */
export const profileLimitCharacters = 300_000

export const profileMessages = {
  tooLong: 'The profile is too long. Please shorten some of the text.',
  endBeforeStart: 'The end is before the start.',
  loading: 'Error loading profile data',
  saving: 'Error saving profile',
  saved: 'Profile saved successfully!',
  photoSaved: 'Photo updated',
  photo: 'Error uploading photo',
  changedMeanwhile: 'Your profile was changed somewhere else in the meantime. Nothing has been saved yet.',
  none: 'Create your profile first.',
} as const

/** The account has the name and the phone as well, within its own limits. */
const edited = {
  full_name: orNull(z.string().check(z.trim(), z.maxLength(200))),
  phone: orNull(phone),
  linkedin: profileLink,
  github: profileLink,
  portfolio: profileLink,
  website: profileLink,
}

/** A profile as its owner saves it: links are web addresses, empty texts and entries without any text are left out. */
export const editedProfile = z.pipe(
  z.strictObject({ ...profileData.shape, personal_info: z.strictObject({ ...personalInfo.shape, ...edited }) }).check(
    z.refine((profile) => JSON.stringify(profile).length <= profileLimitCharacters, profileMessages.tooLong),
    z.check(({ value, issues }) => {
      for (const [index, { start_date, end_date }] of value.work_experience.entries()) {
        const [start, end] = [monthsOf(start_date)?.first, monthsOf(end_date)?.last]
        if (start === undefined || end === undefined || end >= start) continue
        const path = ['work_experience', index, 'end_date']
        issues.push({ code: 'custom', message: profileMessages.endBeforeStart, path, input: end_date })
      }
    }),
  ),
  z.transform((profile) => withoutBlanks(profile) as ProfileData),
)

function withoutBlanks(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutBlanks).filter((entry) => !isBlank(entry))
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withoutBlanks(value)]))
  return part === '' ? null : part
}

const isBlank = (part: unknown): boolean =>
  part === null || (typeof part === 'object' && Object.values(part).every(isBlank))

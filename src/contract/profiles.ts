import * as z from 'zod/mini'
import { workingHours } from '#domain/availability/working-hours.ts'
import { contactCard } from '#domain/dashboard/contact-card.ts'
import { portraitLimits, portraitMessages } from '#domain/images/portrait.ts'
import { profileChecks } from '#domain/profiles/checks.ts'
import { editedProfile } from '#domain/profiles/edited-profile.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { endpoint, nothing } from './endpoint.ts'

/** A profile as its owner sees it. */
export const ownProfile = z.strictObject({
  /** Sent back when saving, so that a change made elsewhere in the meantime is noticed. */
  version: z.int(),
  email: z.string(),
  whatsapp: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  profile: profileData,
  checks: profileChecks,
  workingHours: z.nullable(workingHours),
})
export type OwnProfile = z.output<typeof ownProfile>

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  access: 'talent',
  summary: 'The signed-in talent’s profile, with the fields to double-check',
  input: nothing,
  output: ownProfile,
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  access: 'talent',
  summary: 'Save the whole profile; refused if it has changed since the expected version',
  // A long career in three-byte characters: profileLimitCharacters of them, and the rest.
  bodyLimitBytes: 1024 * 1024,
  input: z.strictObject({
    expectedVersion: z.int().check(z.minimum(1)),
    profile: editedProfile,
    whatsapp: contactCard.shape.whatsapp,
    checks: profileChecks,
    workingHours: z.nullable(workingHours),
  }),
  output: ownProfile,
})

export const setPhoto = endpoint({
  method: 'POST',
  path: '/api/profile/photo',
  access: ['talent', 'admin'],
  summary: 'Upload a photo; stored as a square portrait without metadata',
  input: nothing,
  upload: { field: 'photo', type: 'image/*', maxBytes: portraitLimits.bytes, tooLarge: portraitMessages.tooLarge },
  output: z.strictObject({ photoUrl: z.string() }),
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/profile/photo',
  access: ['talent', 'admin'],
  summary: 'Remove the photo',
  input: nothing,
  output: nothing,
})

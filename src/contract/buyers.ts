import * as z from 'zod/mini'
import { buyerProfile } from '#domain/buyers/profile.ts'
import { buyerRegistration } from '#domain/buyers/registration.ts'
import { portraitLimits, portraitMessages } from '#domain/images/portrait.ts'
import { endpoint, nothing } from './endpoint.ts'

export const registerBuyer = endpoint({
  method: 'POST',
  path: '/api/buyers',
  access: 'anyone',
  summary: 'Register a buyer; a confirmation email follows',
  input: buyerRegistration,
  output: z.strictObject({ email: z.string() }),
})

/** A buyer's own profile. Without a record, it begins with what was said at sign-up. */
const ownProfile = z.strictObject({
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
})
export type OwnBuyerProfile = z.output<typeof ownProfile>

export const readBuyerProfile = endpoint({
  method: 'GET',
  path: '/api/buyers/me',
  access: 'buyer',
  summary: 'The signed-in buyer’s profile',
  input: nothing,
  output: ownProfile,
})

export const saveBuyerProfile = endpoint({
  method: 'PUT',
  path: '/api/buyers/me',
  access: 'buyer',
  summary:
    'Save the signed-in buyer’s profile, and as an owner the firm’s name; creates record and firm if there is none',
  input: buyerProfile,
  output: ownProfile,
})

export const setAvatar = endpoint({
  method: 'POST',
  path: '/api/buyers/me/avatar',
  access: 'buyer',
  summary: 'Upload an avatar; stored as a square portrait without metadata',
  input: nothing,
  upload: { field: 'avatar', type: 'image/*', maxBytes: portraitLimits.bytes, tooLarge: portraitMessages.tooLarge },
  output: z.strictObject({ avatarUrl: z.string() }),
})

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/buyers/me/avatar',
  access: 'buyer',
  summary: 'Remove the avatar',
  input: nothing,
  output: nothing,
})

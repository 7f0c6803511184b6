import * as z from 'zod/mini'
import { orNull } from '../or-null.ts'
import { buyerPhone, hasWholePhone, nameLimit } from './registration.ts'

/** Trimmed, and null when nothing is left. */
const line = orNull(
  z.pipe(
    z.string().check(z.trim(), z.maxLength(nameLimit, 'Please use at most 100 characters.')),
    z.transform((text) => text || null),
  ),
)
/** What a buyer may change about themselves. */
export const buyerProfile = z
  .strictObject({ firstName: line, lastName: line, companyName: line, jobTitle: line, ...buyerPhone })
  .check(hasWholePhone)
export type BuyerProfile = z.output<typeof buyerProfile>

/** A profile without a record starts with the account's name: its first word, and the rest. */
export function namesOf(name: string): Pick<BuyerProfile, 'firstName' | 'lastName'> {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { firstName: first || null, lastName: rest.join(' ') || null }
}

/** The name that the account has from now on. */
export const fullName = ({ firstName, lastName }: Pick<BuyerProfile, 'firstName' | 'lastName'>): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null

export const buyerProfileMessages = {
  saved: 'Saved',
  unsaved: 'You have unsaved changes. Discard them?',
  loadFailed: 'Failed to load profile',
  saveFailed: 'Failed to save',
  avatarFailed: 'Avatar upload failed',
  missingEmail: 'Missing email',
} as const

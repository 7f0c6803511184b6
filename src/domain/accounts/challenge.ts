import * as z from 'zod/mini'
import { emailAddress } from './email.ts'
import { enteredPassword, password } from './password.ts'

/** What an emailed link or code proves: that its reader owns the mailbox. Each works once. */
export const challengeKinds = {
  confirm: { livesSeconds: 24 * 60 * 60, page: '/confirm' },
  reset: { livesSeconds: 60 * 60, page: '/update-password' },
  // Only its code is emailed, for the page that is open at the login.
  link: { livesSeconds: 15 * 60, page: '/login' },
} as const

export type ChallengeKind = keyof typeof challengeKinds

export const codeTries = 10
export const codeLength = 6

export const challengeMessages = {
  resetExpired: 'Invalid or expired reset link.',
  confirmExpired: 'This link is no longer valid. Please request a new one.',
  wrongCode: 'That code isn’t right. Check the latest email, or request a new one.',
  codeLimit: 'Too many codes were tried today. Please use the link in the email instead.',
  linkCodeLimit: 'Too many codes were tried today. Please use your password instead.',
  passwordRequired: 'Enter the password you chose when you signed up.',
  wrongPassword: 'That is not the password chosen when this account was created.',
} as const

export const challengeToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, challengeMessages.confirmExpired))
export const challengeCode = z.string().check(
  z.overwrite((code) => code.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Enter the 6 digits from the email.'),
)

/** Either the link's token or the emailed code with its address. */
const byLink = { token: challengeToken }
const byCode = { email: emailAddress, code: challengeCode }
export const challengeProof = z.union([z.strictObject(byLink), z.strictObject(byCode)])
export type ChallengeProof = z.output<typeof challengeProof>

/**
 * What confirms an address. The mailbox alone doesn't tell who chose the account's password: outside the browser that
 * registered, its owner enters that password or sets a new one.
 */
const owner = z.optional(
  z.union([z.strictObject({ password: enteredPassword }), z.strictObject({ newPassword: password })]),
)
export const confirmation = z.union([z.strictObject({ ...byLink, owner }), z.strictObject({ ...byCode, owner })])
export type Confirmation = z.output<typeof confirmation>

import * as z from 'zod/mini'
import { emailAddress } from './email.ts'

/** What a mailed link or code proves: that its reader owns the mailbox. Each is spent once. */
export const challengeKinds = {
  confirm: { livesSeconds: 24 * 60 * 60, page: '/confirm' },
  reset: { livesSeconds: 60 * 60, page: '/update-password' },
} as const

export type ChallengeKind = keyof typeof challengeKinds

export const codeTries = 10
export const codeLength = 6

export const challengeMessages = {
  resetExpired: 'Invalid or expired reset link.',
  confirmExpired: 'This link is no longer valid. Ask for a new one.',
  wrongCode: 'That code is not right. Check the newest mail, or ask for a new one.',
} as const

export const challengeToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, challengeMessages.confirmExpired))
export const challengeCode = z.string().check(
  z.overwrite((code) => code.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Enter the 6 digits from the mail.'),
)

/** Either the link's token or the mailed code together with its address. */
export const challengeProof = z.union([
  z.strictObject({ token: challengeToken }),
  z.strictObject({ email: emailAddress, code: challengeCode }),
])
export type ChallengeProof = z.output<typeof challengeProof>

import * as z from 'zod/mini'
import { reasonLimit } from '../reason.ts'

/** What an admin looks at before a firm's people may open original resumes. */
export const verificationChecks = ['website', 'domain', 'call'] as const
export type VerificationCheck = (typeof verificationChecks)[number]

export const verificationCheckLabels = {
  website: 'The website is the firm’s own and shows what it does',
  domain: 'An owner’s email address is at the firm’s domain',
  call: 'We called the firm at a number that it publishes',
} as const satisfies Record<VerificationCheck, string>

export const verificationMessages = {
  notFound: 'This firm no longer exists.',
  alreadyVerified: 'This firm is verified already.',
  notVerified: 'This firm isn’t verified.',
  hasTerms: 'This firm has terms already.',
  noTerms: 'This firm has no terms.',
  noCheck: 'Please say what you checked.',
} as const

/** What was checked, and what the next admin should know about it. */
export const firmVerification = z.strictObject({
  checks: z.pipe(
    z.array(z.enum(verificationChecks)).check(z.minLength(1, verificationMessages.noCheck), z.maxLength(10)),
    z.transform((given) => verificationChecks.filter((check) => given.includes(check))),
  ),
  note: z.string().check(z.trim(), z.maxLength(reasonLimit)),
})

export const firmFilters = ['waiting', 'verified', 'all'] as const
export type FirmFilter = (typeof firmFilters)[number]
export const firmPageSize = 25

export const firmStates = ['waiting', 'verified'] as const
export type FirmState = (typeof firmStates)[number]
export const firmStateLabels: Record<FirmState, string> = { waiting: 'To verify', verified: 'Verified' }
/** As the firm itself reads it. */
export const ownFirmStateLabels: Record<FirmState, string> = { waiting: 'Being verified', verified: 'Verified' }
export const firmStateOf = (verifiedAt: unknown): FirmState => (verifiedAt ? 'verified' : 'waiting')

export const verificationActions = ['verify', 'withdraw'] as const
export type VerificationAction = (typeof verificationActions)[number]
export const verificationActionsIn = (state: FirmState): VerificationAction[] => [
  state === 'verified' ? 'withdraw' : 'verify',
]

/** What a firm reads at registration, on its home page and in its settings. */
export const verificationTexts = {
  step: 'Meanwhile we verify your firm: we check your website and domain, and may call. It takes up to one business day. Until then, you see profiles without contact details instead of original resumes.',
  waiting:
    'We’re verifying your firm, which takes up to one business day. We check your website and domain, and may call. Until then, View Resume opens a profile without contact details instead of the original resume.',
  verified: 'Your firm is verified. View Resume opens original resumes.',
} as const

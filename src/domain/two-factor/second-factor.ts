import * as z from 'zod/mini'

/** What every authenticator app makes (RFC 6238): six digits for each 30 seconds; clocks may be one such step apart. */
export const totpRules = { digits: 6, stepSeconds: 30, toleratedSteps: 1 } as const

export const recoveryCodeCount = 10
export const recoveryCodeLength = 10
/** Without letters that look like digits, so that a printed code can be typed. */
export const recoveryCodeLetters = '0123456789abcdefghjkmnpqrstvwxyz'

/** How long a browser may take to answer a prompt. */
export const promptLifetimeSeconds = 5 * 60

export const secondFactorMessages = {
  wrongCode: 'That code isn’t right. Each code works once, and the app shows a new one every 30 seconds.',
  codeLimit: 'Too many wrong codes today. Please use a recovery code or a passkey, or try again tomorrow.',
  wrongRecoveryCode: 'That recovery code isn’t right or has already been used.',
  wrongPasskey: 'That passkey was not accepted. Please try again, or use another method.',
  tooLate: 'This took too long. Please log in again.',
  setUpTooLate: 'This took too long. Please start over.',
  noSetUp: 'Please start the setup over.',
  required: 'Set up two-factor authentication first.',
  unknownPasskey: 'We don’t recognize this passkey. Please log in with your password.',
} as const

export const totpCode = z.string().check(
  z.overwrite((code) => code.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Enter the 6 digits your app shows.'),
)

export const recoveryCode = z.string().check(
  z.maxLength(40, 'A recovery code has ten letters and digits.'),
  z.overwrite((code) => code.toLowerCase().replace(/[\s-]/g, '')),
  z.regex(/^[0-9a-hjkmnp-tv-z]{10}$/, 'A recovery code has ten letters and digits.'),
)

export const passkeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please name this passkey.'),
    z.maxLength(60, 'Please use at most 60 characters.'),
    z.regex(/^[^\p{Cc}]*$/u, 'Please don’t use line breaks.'),
  )

/** As it is shown and printed: five and five. */
export const formatRecoveryCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

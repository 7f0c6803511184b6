import * as z from 'zod/mini'

/** What every authenticator app makes (RFC 6238): six digits for each 30 seconds; clocks may be one such step apart. */
export const totpRules = { digits: 6, stepSeconds: 30, toleratedSteps: 1 } as const

export const recoveryCodeCount = 10
export const recoveryCodeLength = 10
/** Without letters that look like digits, so that a printed code can be typed. */
export const recoveryCodeLetters = '0123456789abcdefghjkmnpqrstvwxyz'

/** How long a browser may take to prove what it was asked for. */
export const promptLifetimeSeconds = 5 * 60

export const secondFactorMessages = {
  wrongCode: 'That code is not right. Each code is taken once, and the app shows a new one every 30 seconds.',
  wrongRecoveryCode: 'That recovery code is not right, or was used before.',
  wrongPasskey: 'That passkey was not accepted. Try again, or another way.',
  tooLate: 'This took too long. Please log in again.',
  setUpTooLate: 'This took too long. Please begin again.',
  noSetUp: 'Please begin the set-up again.',
  required: 'Set up two-factor sign-in first.',
  unknownPasskey: 'This passkey is not known here. Log in with your password.',
} as const

export const totpCode = z.string().check(
  z.overwrite((code) => code.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Enter the 6 digits that your app shows.'),
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
    z.maxLength(60, 'A name has at most 60 characters.'),
    z.regex(/^[^\p{Cc}]*$/u, 'A name has no line breaks.'),
  )

/** As it is shown and printed: five and five. */
export const formatRecoveryCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

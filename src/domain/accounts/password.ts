import * as z from 'zod/mini'

export const talentPasswordMinimum = 8
export const passwordMinimum = 6
/** Long enough for any passphrase, short enough that hashing one costs nothing extra. */
export const passwordMaximum = 256

export const passwordMessages = {
  talentShort: 'Password must be at least 8 characters long.',
  short: 'Password must be at least 6 characters.',
  mismatch: 'Passwords do not match.',
  long: 'Password must be at most 256 characters.',
  common: 'This password is too common. Please choose another.',
} as const

export const password = z
  .string()
  .check(z.minLength(passwordMinimum, passwordMessages.short), z.maxLength(passwordMaximum, passwordMessages.long))

/** An existing password, as someone types it to prove that they know it. */
export const enteredPassword = z
  .string()
  .check(
    z.minLength(1, 'Please enter your password.'),
    z.minLength(passwordMinimum, passwordMessages.short),
    z.maxLength(passwordMaximum, passwordMessages.long),
  )

export const talentPassword = z
  .string()
  .check(
    z.minLength(talentPasswordMinimum, passwordMessages.talentShort),
    z.maxLength(passwordMaximum, passwordMessages.long),
  )

export const strengthLabels = ['Weak', 'Fair', 'Good', 'Strong'] as const
export type Strength = 0 | 1 | 2 | 3

const common = ['password', 'passw0rd', 'qwerty', 'letmein', 'welcome', 'accounting', 'glide', '123456', 'abc123']

/** Advice for a meter of four segments; it never blocks. Length counts most, repetition and well-known words count against. */
export function passwordStrength(value: string, personal: string[] = []): Strength {
  const lower = value.toLowerCase()
  const guessable = [...common, ...personal.map((word) => word.toLowerCase()).filter((word) => word.length > 2)]
  const guessed = guessable.reduce((rest, word) => rest.replaceAll(word, ''), lower)
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].filter((kind) => kind.test(value)).length
  const distinct = new Set(guessed).size
  const points = Math.min(guessed.length, distinct * 2) + kinds * 2
  if (points >= 24) return 3
  if (points >= 18) return 2
  if (points >= 12) return 1
  return 0
}

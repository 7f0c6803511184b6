import * as z from 'zod/mini'
import { emailAddress } from './email.ts'
import { passwordMaximum, passwordMessages, passwordMinimum } from './password.ts'

export const loginMessages = {
  invalid: 'Invalid email or password.',
  unconfirmed: 'Please confirm your email before logging in.',
  other: 'Something went wrong.',
  noUserId: 'Login succeeded but no user ID found. Please try again.',
} as const

export const login = z.strictObject({
  email: emailAddress,
  password: z
    .string()
    .check(
      z.minLength(1, 'Please enter your password.'),
      z.minLength(passwordMinimum, passwordMessages.short),
      z.maxLength(passwordMaximum, passwordMessages.long),
    ),
  remember: z._default(z.boolean(), true),
})

export const forgotPasswordMessages = {
  empty: 'Please enter your email address.',
  other: 'Something went wrong. Please try again.',
} as const

import * as z from 'zod'
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
    .min(1, 'Please enter your password.')
    .min(passwordMinimum, passwordMessages.short)
    .max(passwordMaximum, passwordMessages.long),
  remember: z.boolean().default(true),
})

export const forgotPasswordMessages = {
  empty: 'Please enter your email address.',
  other: 'Something went wrong. Please try again.',
} as const

import * as z from 'zod/mini'
import { emailAddress, missingEmailMessage } from './email.ts'
import { enteredPassword } from './password.ts'

export const loginMessages = {
  invalid: 'Invalid email or password.',
  suspended: 'Your account is suspended. We emailed you the reason; reply to that email if you have questions.',
  unconfirmed: 'Please confirm your email before logging in.',
  resetRequired: 'Too many failed logins. Please reset your password to log in.',
  other: 'Something went wrong.',
  noUserId: 'Login succeeded but no user ID found. Please try again.',
} as const

export const login = z.strictObject({
  email: emailAddress,
  password: enteredPassword,
  remember: z._default(z.boolean(), true),
})

export const forgotPasswordMessages = {
  empty: missingEmailMessage,
  other: 'Something went wrong. Please try again.',
} as const

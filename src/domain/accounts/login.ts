import * as z from 'zod/mini'
import { emailAddress, missingEmailMessage } from './email.ts'
import { enteredPassword } from './password.ts'

export const login = z.strictObject({
  email: emailAddress,
  password: enteredPassword,
  remember: z._default(z.boolean(), true),
})

export const forgotPasswordMessages = {
  empty: missingEmailMessage,
  other: 'Something went wrong. Please try again.',
} as const

import * as z from 'zod/mini'

export const emailLimit = 254
export const missingEmailMessage = 'Please enter your email address.'
export const invalidEmailMessage = 'Please enter a valid email address.'
export const alreadyRegisteredMessage =
  'This email is already registered. Please use a different email or contact support.'

/** One spelling per mailbox owner: trimmed and lower case, because accounts are unique by it. */
export const emailAddress = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(emailLimit, invalidEmailMessage)),
  z.email(invalidEmailMessage),
)

import * as z from 'zod/mini'
import { confirmation } from '#domain/accounts/challenge.ts'
import { emailAddress } from '#domain/accounts/email.ts'
import { endpoint } from './endpoint.ts'

/** The same for every address: 0 if an email was due, else how long until the next one can be sent. */
export const mailSending = z.strictObject({ waitSeconds: z.int() })
export type MailSending = z.output<typeof mailSending>

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/confirmations',
  access: 'anyone',
  summary: 'Resend the confirmation link and code; the answer is the same for every address',
  input: z.strictObject({ email: emailAddress }),
  output: mailSending,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirmations/use',
  access: 'anyone',
  summary:
    'Confirm an email address with the emailed link or code; outside the browser that registered, with the password chosen there or a new one',
  input: confirmation,
  output: z.strictObject({ email: z.string() }),
})

import * as z from 'zod/mini'
import { challengeProof, challengeToken, confirmation } from '#domain/accounts/challenge.ts'
import { emailAddress } from '#domain/accounts/email.ts'
import { login } from '#domain/accounts/login.ts'
import { password, passwordMaximum, passwordMessages } from '#domain/accounts/password.ts'
import { roles } from '#domain/accounts/role.ts'
import { endpoint, nothing } from './endpoint.ts'

/** The person behind the session, as the shell of every signed-in page shows them. */
export const me = z.strictObject({
  id: z.uuid(),
  role: z.enum(roles),
  email: z.string(),
  name: z.string(),
  /** Company or job title, when there is one; the shell falls back to the e-mail. */
  secondaryLine: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  /** An admin who needs a second factor and has not proved one: there is nothing but the set-up until then. */
  lacksSecondFactor: z.boolean(),
})
export type Me = z.output<typeof me>

export const readSession = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'anyone',
  summary: 'Who is signed in, or nobody',
  input: nothing,
  output: z.strictObject({ me: z.nullable(me) }),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/session',
  access: 'anyone',
  summary: 'Log in with e-mail and password',
  input: login,
  /** With a second factor due there is a token instead of a person, and no session yet. */
  output: z.strictObject({ me: z.nullable(me), secondFactor: z.nullable(z.string()) }),
})

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/session',
  access: 'anyone',
  summary: 'End this session',
  input: nothing,
  output: nothing,
})

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/confirmations',
  access: 'anyone',
  summary: 'Mail the confirmation link and code again; the answer is the same for every address',
  input: z.strictObject({ email: emailAddress }),
  output: nothing,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirmations/use',
  access: 'anyone',
  summary:
    'Confirm an email address with the mailed link or code; outside the browser that registered, with the password chosen there or a new one',
  input: confirmation,
  output: z.strictObject({ email: z.string() }),
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-resets',
  access: 'anyone',
  summary: 'Mail a reset link and code; the answer is the same for every address',
  input: z.strictObject({ email: emailAddress }),
  output: nothing,
})

export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-resets/check',
  access: 'anyone',
  summary: 'Is this reset link or code still good? A code is traded for a token',
  input: challengeProof,
  output: z.strictObject({ token: challengeToken }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password-resets/use',
  access: 'anyone',
  summary: 'Set a new password with a reset token; ends every session of the account',
  input: z.strictObject({ token: challengeToken, password }),
  output: nothing,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/password',
  access: 'signed-in',
  summary: 'Change the password; ends every other session',
  input: z.strictObject({
    currentPassword: z
      .string()
      .check(
        z.minLength(1, 'Please enter your current password.'),
        z.maxLength(passwordMaximum, passwordMessages.long),
      ),
    password,
  }),
  output: nothing,
})

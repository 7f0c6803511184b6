import * as z from 'zod/mini'
import { challengeProof, challengeToken } from '#domain/accounts/challenge.ts'
import { emailAddress } from '#domain/accounts/email.ts'
import { password, passwordMaximum, passwordMessages } from '#domain/accounts/password.ts'
import { mailSending } from './confirmations.ts'
import { endpoint, nothing } from './endpoint.ts'

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-resets',
  access: 'anyone',
  summary: 'Email a reset link and code; the answer is the same for every address',
  input: z.strictObject({ email: emailAddress }),
  output: mailSending,
})

export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-resets/check',
  access: 'anyone',
  summary: 'Check whether a reset link or code is still valid; a code is exchanged for a token',
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

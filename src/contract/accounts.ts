import * as z from 'zod/mini'
import { login } from '#domain/accounts/login.ts'
import { roles } from '#domain/accounts/role.ts'
import { firmRoles } from '#domain/firms/role.ts'
import { endpoint, nothing } from './endpoint.ts'

/** The person behind the session, as the shell of every signed-in page shows them. */
export const me = z.strictObject({
  id: z.uuid(),
  role: z.enum(roles),
  email: z.string(),
  name: z.string(),
  /** Company or job title, when there is one; the shell falls back to the email. */
  secondaryLine: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  /** What a buyer may do at their firm; null without one. */
  firmRole: z.nullable(z.enum(firmRoles)),
  /** Someone whose firm is still to be verified. */
  lacksVerification: z.boolean(),
  /** When their firm wants people at work; null where it has chosen no time zone. */
  firmDay: z.nullable(z.strictObject({ zone: z.string(), from: z.string(), to: z.string() })),
  /** An admin who needs a second factor and hasn't set one up: they can only do the setup. */
  lacksSecondFactor: z.boolean(),
})
export type Me = z.output<typeof me>

export const readSession = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'anyone',
  summary: 'Who is signed in, if anyone',
  input: nothing,
  output: z.strictObject({ me: z.nullable(me) }),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/session',
  access: 'anyone',
  summary: 'Log in with email and password',
  input: login,
  /** If a second factor is required, there is a token instead of a person, and no session yet. */
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

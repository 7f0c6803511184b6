import * as z from 'zod/mini'
import { challengeCode, challengeToken } from '#domain/accounts/challenge.ts'
import { enteredPassword } from '#domain/accounts/password.ts'
import { providerKey } from '#domain/openid/provider.ts'
import { me, signIn } from './accounts.ts'
import { mailSending } from './confirmations.ts'
import { endpoint, nothing } from './endpoint.ts'

const provider = z.strictObject({ key: providerKey, label: z.string() })

export const startOpenId = endpoint({
  method: 'POST',
  path: '/api/session/openid/:provider',
  access: 'anyone',
  summary: 'Where to send the browser to log in with an OpenID provider',
  input: z.strictObject({
    provider: providerKey,
    remember: z._default(z.boolean(), true),
    /** The page to open afterward: a path of this site. */
    redirect: z.optional(z.string().check(z.maxLength(2048))),
  }),
  output: z.strictObject({ url: z.url() }),
})

export const finishOpenId = endpoint({
  method: 'POST',
  path: '/api/session/openid/:provider/answer',
  access: 'anyone',
  summary: 'Log in, or link a login, with the answer that the provider sent the browser back with',
  input: z.strictObject({ provider: providerKey, query: z.string().check(z.maxLength(8000)) }),
  output: z.union([
    z.strictObject({ outcome: z.literal('signed-in'), me, redirect: z.nullable(z.string()) }),
    /** There is no session yet. */
    z.strictObject({ outcome: z.literal('second-factor'), token: challengeToken, redirect: z.nullable(z.string()) }),
    /** The address has an account, whose owner has not linked this login. */
    z.strictObject({
      outcome: z.literal('prove'),
      token: challengeToken,
      email: z.string(),
      label: z.string(),
      redirect: z.nullable(z.string()),
    }),
    /** Nobody has an account with this address. */
    z.strictObject({ outcome: z.literal('unknown'), email: z.string() }),
    z.strictObject({ outcome: z.literal('linked'), label: z.string() }),
  ]),
})

export type OpenIdOutcome = z.output<typeof finishOpenId.output>

export const mailLinkCode = endpoint({
  method: 'POST',
  path: '/api/session/openid-link/code',
  access: 'anyone',
  summary: 'Email a code to the owner of the account that a login is to be linked to',
  input: z.strictObject({ token: challengeToken }),
  output: mailSending,
})

export const proveLink = endpoint({
  method: 'POST',
  path: '/api/session/openid-link',
  access: 'anyone',
  summary: 'Link a login to an account by its password or an emailed code, and log in',
  input: z.union([
    z.strictObject({ token: challengeToken, password: enteredPassword }),
    z.strictObject({ token: challengeToken, code: challengeCode }),
  ]),
  output: signIn.output,
})

export const listLinkedLogins = endpoint({
  method: 'GET',
  path: '/api/linked-logins',
  access: 'signed-in',
  summary: 'The OpenID providers of this installation, and which logins are linked to the account',
  input: nothing,
  output: z.strictObject({
    providers: z.array(provider),
    logins: z.array(
      z.strictObject({
        id: z.uuid(),
        label: z.string(),
        email: z.nullable(z.string()),
        createdAt: z.iso.datetime({ offset: true }),
        lastUsedAt: z.nullable(z.iso.datetime({ offset: true })),
      }),
    ),
  }),
})

export type LinkedLogin = z.output<typeof listLinkedLogins.output>['logins'][number]

export const startLink = endpoint({
  method: 'POST',
  path: '/api/linked-logins/:provider',
  access: 'signed-in',
  summary: 'Where to send the browser to link a login of an OpenID provider to the account',
  input: z.strictObject({ provider: providerKey, password: enteredPassword }),
  output: z.strictObject({ url: z.url() }),
})

export const unlinkLogin = endpoint({
  method: 'POST',
  path: '/api/linked-logins/:id/remove',
  access: 'signed-in',
  summary: 'Unlink a login from the account',
  input: z.strictObject({ id: z.uuid(), password: enteredPassword }),
  output: nothing,
})

import * as z from 'zod/mini'
import { challengeToken } from '#domain/accounts/challenge.ts'
import { passwordMaximum } from '#domain/accounts/password.ts'
import { passkeyName, recoveryCode, totpCode } from '#domain/two-factor/second-factor.ts'
import { me } from './accounts.ts'
import { endpoint, nothing } from './endpoint.ts'

const password = z.string().check(z.minLength(1, 'Please enter your password.'), z.maxLength(passwordMaximum))

/** Shown once, when the first factor is set up or new codes are asked for. */
const recoveryCodes = z.array(z.string())

const bytes = (most: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(most))
const credential = z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** A passkey's response, without the parts that nothing here reads. */
const passkeyUse = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
})
const newPasskey = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(16_000),
  transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)),
})

/** The challenge for a browser's passkeys, in WebAuthn's JSON format. */
const passkeyQuestion = z.strictObject({
  challenge: challengeToken,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['preferred', 'required']),
  allowCredentials: z.array(credential),
})

export const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/session/second-factor',
  access: 'anyone',
  summary: 'After the password: finish signing in with a code from the app, a recovery code or a passkey',
  input: z.union([
    z.strictObject({ token: challengeToken, code: totpCode }),
    z.strictObject({ token: challengeToken, recoveryCode }),
    z.strictObject({ token: challengeToken, passkey: passkeyUse }),
  ]),
  output: z.strictObject({ me }),
})

export const askForPasskey = endpoint({
  method: 'POST',
  path: '/api/session/passkey/question',
  access: 'anyone',
  summary: 'The challenge for signing in with a passkey only',
  input: nothing,
  output: passkeyQuestion,
})

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/session/passkey',
  access: 'anyone',
  summary: 'Log in with a passkey that verified its user',
  input: z.strictObject({ token: challengeToken, passkey: passkeyUse, remember: z._default(z.boolean(), true) }),
  output: z.strictObject({ me }),
})

export const askSecondFactor = endpoint({
  method: 'POST',
  path: '/api/session/second-factor/question',
  access: 'anyone',
  summary: 'Which second factors the account has, and the challenge for its passkeys',
  input: z.strictObject({ token: challengeToken }),
  output: z.strictObject({ hasAuthenticator: z.boolean(), hasRecoveryCodes: z.boolean(), question: passkeyQuestion }),
})

export const readTwoFactor = endpoint({
  method: 'GET',
  path: '/api/two-factor',
  access: 'signed-in',
  isForSetUp: true,
  summary: 'Which second factors the account has',
  input: nothing,
  output: z.strictObject({
    hasAuthenticator: z.boolean(),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        createdAt: z.iso.datetime({ offset: true }),
        lastUsedAt: z.nullable(z.iso.datetime({ offset: true })),
      }),
    ),
  }),
})

export type Passkey = z.output<typeof readTwoFactor.output>['passkeys'][number]

export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/api/two-factor/authenticator',
  access: 'signed-in',
  isForSetUp: true,
  summary: 'A new secret for an authenticator app; active once confirmed with a code',
  input: z.strictObject({ password }),
  output: z.strictObject({ secret: z.string(), uri: z.string() }),
})

export const confirmAuthenticator = endpoint({
  method: 'PUT',
  path: '/api/two-factor/authenticator',
  access: 'signed-in',
  isForSetUp: true,
  summary: 'Confirm the authenticator app with its first code',
  input: z.strictObject({ code: totpCode }),
  output: z.strictObject({ recoveryCodes }),
})

export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/api/two-factor/authenticator/remove',
  access: 'signed-in',
  isForSetUp: true,
  summary: 'Remove the authenticator app',
  input: z.strictObject({ password }),
  output: nothing,
})

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/two-factor/passkeys/question',
  access: 'signed-in',
  isForSetUp: true,
  summary: 'The challenge for a new passkey',
  input: z.strictObject({ password }),
  output: z.strictObject({
    challenge: challengeToken,
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(credential),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('preferred'),
      userVerification: z.literal('preferred'),
    }),
  }),
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/two-factor/passkeys',
  access: 'signed-in',
  isForSetUp: true,
  summary: 'Add a new passkey',
  input: z.strictObject({ token: challengeToken, name: passkeyName, passkey: newPasskey }),
  output: z.strictObject({ recoveryCodes }),
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/two-factor/passkeys/:id/remove',
  access: 'signed-in',
  isForSetUp: true,
  summary: 'Remove a passkey',
  input: z.strictObject({ id: z.uuid(), password }),
  output: nothing,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/two-factor/recovery-codes',
  access: 'signed-in',
  isForSetUp: true,
  summary: 'Ten new recovery codes; the old ones stop working',
  input: z.strictObject({ password }),
  output: z.strictObject({ recoveryCodes }),
})

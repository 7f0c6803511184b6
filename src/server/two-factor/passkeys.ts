import type { VerifyAuthenticationResponseOpts, VerifyRegistrationResponseOpts } from '@simplewebauthn/server'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { addPasskey, signInByPasskey } from '#contract/two-factor.ts'
import type { Passkey } from '#db/two-factor.ts'
import { promptLifetimeSeconds } from '#domain/two-factor/second-factor.ts'
import type { Env } from '../env.ts'

export type PasskeyUse = ParsedInputOf<typeof signInByPasskey>['passkey']
type NewPasskey = ParsedInputOf<typeof addPasskey>['passkey']

/** Loaded with the first passkey: starting without it costs nothing. */
const webauthn = () => import('@simplewebauthn/server')

/** Passkeys belong to this host, and answer its pages alone. */
const partyOf = ({ appUrl }: Pick<Env, 'appUrl'>) => new URL(appUrl).hostname

type Question = { token: string; passkeys: Passkey[] }

const namesOf = (passkeys: Passkey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }))

/** The question for passkeys that are known, or with none named for any of this site. */
export const useQuestion = ({ token, passkeys }: Question, mustVerifyPerson: boolean, env: Env) => ({
  challenge: token,
  rpId: partyOf(env),
  timeout: promptLifetimeSeconds * 1000,
  userVerification: mustVerifyPerson ? ('required' as const) : ('preferred' as const),
  allowCredentials: namesOf(passkeys),
})

/** The question for a new one: Ed25519, ES256 or RS256, and one that is found without a name where the device can. */
export const creationQuestion = (
  { token, passkeys }: Question,
  person: { id: string; name: string; email: string },
  env: Env,
) => ({
  challenge: token,
  rp: { id: partyOf(env), name: 'Glide' },
  user: {
    id: Buffer.from(person.id.replaceAll('-', ''), 'hex').toString('base64url'),
    name: person.email,
    displayName: person.name,
  },
  pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
  timeout: promptLifetimeSeconds * 1000,
  attestation: 'none' as const,
  excludeCredentials: namesOf(passkeys),
  authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'preferred' as const },
})

const expectedBy = (token: string, env: Env) => ({
  expectedChallenge: token,
  expectedOrigin: env.origins,
  expectedRPID: partyOf(env),
})

/** The new count of its uses, when the passkey has answered this question. */
export async function checkPasskeyUse(
  { id, ...response }: PasskeyUse,
  { token, passkey, mustVerifyPerson }: { token: string; passkey: Passkey; mustVerifyPerson: boolean },
  env: Env,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { credentialId, publicKey, counter } = passkey
  const options: VerifyAuthenticationResponseOpts = {
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    ...expectedBy(token, env),
    requireUserVerification: mustVerifyPerson,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  }
  // The library throws for whatever does not fit; to the person it is all the same.
  const checked = await verifyAuthenticationResponse(options).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

/** What is kept of a new passkey, when it was made for this question. */
export async function checkNewPasskey(
  { id, transports, ...response }: NewPasskey,
  token: string,
  env: Env,
): Promise<Omit<Passkey, 'id' | 'userId'> | undefined> {
  const { verifyRegistrationResponse } = await webauthn()
  const options: VerifyRegistrationResponseOpts = {
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    ...expectedBy(token, env),
    requireUserVerification: false,
  }
  const checked = await verifyRegistrationResponse(options).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { credential } = checked.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
  }
}

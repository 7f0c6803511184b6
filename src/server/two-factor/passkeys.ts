import type { VerifyAuthenticationResponseOpts, VerifyRegistrationResponseOpts } from '@simplewebauthn/server'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { addPasskey, signInByPasskey } from '#contract/two-factor.ts'
import type { Passkey } from '#db/two-factor.ts'
import { brand } from '#domain/brand.ts'
import { promptLifetimeSeconds } from '#domain/two-factor/second-factor.ts'
import type { Env } from '../env.ts'

export type PasskeyUse = ParsedInputOf<typeof signInByPasskey>['passkey']
type NewPasskey = ParsedInputOf<typeof addPasskey>['passkey']

/** Loaded with the first passkey, to keep startup fast. */
const webauthn = () => import('@simplewebauthn/server')

/** Passkeys are bound to this host and its pages. */
const partyOf = ({ appUrl }: Pick<Env, 'appUrl'>) => new URL(appUrl).hostname

type Question = { token: string; passkeys: Passkey[] }

const namesOf = (passkeys: Passkey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }))

/** The challenge for known passkeys, or, without any, for all of this site's. */
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
  rp: { id: partyOf(env), name: brand.name },
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

/** The passkey's new use counter, if it answered this challenge. */
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
  // The library throws for every mismatch; for the person they are all the same.
  const checked = await verifyAuthenticationResponse(options).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

/** What to store for a new passkey, if it answered this challenge. */
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

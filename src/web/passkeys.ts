import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { addPasskey, askForPasskey, signInByPasskey, startPasskey } from '#contract/two-factor.ts'
import { Problem } from '#domain/problem.ts'

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Asks the device for one of its passkeys, and its owner for a face, a fingerprint or a PIN. */
export async function answerByPasskey(
  question: OutputOf<typeof askForPasskey>,
): Promise<InputOf<typeof signInByPasskey>['passkey']> {
  const answer = await startAuthentication({ optionsJSON: question as AuthenticationOptions }).catch(refuse)
  const { clientDataJSON, authenticatorData, signature } = answer.response
  return { id: answer.id, clientDataJSON, authenticatorData, signature }
}

/** Has the device create a passkey. */
export async function makePasskey(
  question: OutputOf<typeof startPasskey>,
): Promise<InputOf<typeof addPasskey>['passkey']> {
  const answer = await startRegistration({ optionsJSON: question as RegistrationOptions }).catch(refuse)
  const { clientDataJSON, attestationObject, transports = [] } = answer.response
  return { id: answer.id, clientDataJSON, attestationObject, transports }
}

/** Browsers don't distinguish a canceled request from one that no device could answer. */
function refuse(error: unknown): never {
  const isKnownHere = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  throw new Problem(
    'internal',
    isKnownHere
      ? 'You already have a passkey on this device.'
      : 'No passkey was used. Try again, or sign in another way.',
  )
}

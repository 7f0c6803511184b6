import { verifiedEmail } from '#domain/openid/claims.ts'
import { openIdMessages } from '#domain/openid/messages.ts'
import type { ProviderLogin } from '#domain/openid/provider.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '../services.ts'
import { askProvider } from './provider-problem.ts'
import { type OpenIdProvider, openIdLibrary } from './providers.ts'
import { flowSecrets, redirectUri } from './start-flow.ts'

/**
 * Who the provider says it is. The library checks state and issuer of the answer, exchanges the code with the verifier, and checks
 * signature, issuer, audience, expiry and nonce of the ID token. No token is kept.
 */
export function readAnswer(provider: OpenIdProvider, token: string, query: string, services: Services) {
  const { state, nonce, verifier } = flowSecrets(provider.key, token, services)
  const answer = new URL(redirectUri(provider.key, services))
  answer.search = query
  return askProvider(provider, services, async (): Promise<ProviderLogin> => {
    const { authorizationCodeGrant, fetchUserInfo } = await openIdLibrary()
    const configuration = await provider.discover()
    const tokens = await authorizationCodeGrant(configuration, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Problem('invalid_credentials', openIdMessages.mismatched(provider.label))
    const { iss: issuer, sub: subject } = claims
    let email = verifiedEmail(claims)
    // Some providers tell the address only when asked.
    if (!email && configuration.serverMetadata().userinfo_endpoint)
      email = verifiedEmail({ ...(await fetchUserInfo(configuration, tokens.access_token, subject)), iss: issuer })
    return { provider: provider.key, issuer, subject, email }
  })
}

import { attemptLimits } from '#domain/accounts/limits.ts'
import { safeRedirect } from '#domain/accounts/redirect.ts'
import { openIdLifetimeSeconds } from '#domain/openid/provider.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { promptFor } from '../accounts/prompts.ts'
import type { RequestContext } from '../serve.ts'
import type { Services } from '../services.ts'
import { askProvider } from './provider-problem.ts'
import { openIdLibrary } from './providers.ts'

/** State, nonce and verifier come from the browser's token and the server's key, so that none of them is stored. */
export const flowSecrets = (provider: string, token: string, { secrets }: Pick<Services, 'secrets'>) => {
  const derived = (purpose: string) => secrets.hash(`openid-${purpose}`, `${provider} ${token}`)
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') }
}

/** The one address that a provider may send the browser back to; it must be registered there. */
export const redirectUri = (provider: string, { env }: Pick<Services, 'env'>) => `${env.appUrl}/login/with/${provider}`

type Flow = { provider: string; userId: string | null; remember: boolean; redirect?: string | undefined }

/** Begins a login at a provider, or with a user the linking of one: where to send the browser. */
export async function startFlow(flow: Flow, { services, network, flow: cookie }: RequestContext) {
  const { userId, remember } = flow
  const provider = services.openId.find(flow.provider)
  await limitAttempts([{ limit: attemptLimits.openIdPerNetwork, of: network }], services)
  const url = await askProvider(provider, services, async () => {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openIdLibrary()
    const configuration = await provider.discover()
    const token = await promptFor({ kind: 'openid', userId, isRemembered: remember }, services, openIdLifetimeSeconds)
    const { state, nonce, verifier } = flowSecrets(provider.key, token, services)
    cookie.set(state, token, safeRedirect(flow.redirect))
    return buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri(provider.key, services),
      scope: 'openid email',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
  })
  return { url: url.href }
}

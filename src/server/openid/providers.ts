import type { ClientAuth, Configuration } from 'openid-client'
import { openIdMessages } from '#domain/openid/messages.ts'
import { notFound } from '#domain/problem.ts'
import type { OpenIdSettings } from '../open-id-settings.ts'

const timeoutSeconds = 5
const keptMilliseconds = 60 * 60 * 1000

/** Loaded with the first login at a provider, to keep startup fast. */
export const openIdLibrary = () => import('openid-client')

export type OpenIdProvider = OpenIdSettings & {
  /** Its endpoints and keys, by discovery: read when they are first needed, and again after an hour or a failure. */
  discover: () => Promise<Configuration>
}

/** The configured providers. Nothing is called before someone logs in at one of them. */
export function createOpenId(settings: OpenIdSettings[]) {
  const providers = new Map(settings.map((one) => [one.key, { ...one, discover: keptFor(() => discoverOne(one)) }]))
  return {
    find(key: string): OpenIdProvider {
      const provider = providers.get(key)
      if (!provider) throw notFound(openIdMessages.unknownProvider)
      return provider
    },
  }
}

export type OpenId = ReturnType<typeof createOpenId>

async function discoverOne({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, discovery, enableNonRepudiationChecks } =
    await openIdLibrary()
  const byPost = ClientSecretPost(clientSecret)
  const byHeader = ClientSecretBasic(clientSecret)
  const authenticate: ClientAuth = (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? byPost : byHeader)(server, ...rest)
  const url = new URL(issuer)
  return discovery(url, clientId, undefined, authenticate, {
    timeout: timeoutSeconds,
    // The configuration allows http only on one's own machine.
    execute: [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])],
  })
}

/** The result of work that may fail: kept for an hour, unless it failed. */
function keptFor<T>(work: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; result: Promise<T> } | undefined
  return () => {
    if (kept && performance.now() < kept.until) return kept.result
    const result = work()
    const fresh = { until: performance.now() + keptMilliseconds, result }
    kept = fresh
    result.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return result
  }
}

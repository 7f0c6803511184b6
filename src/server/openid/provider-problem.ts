import { openIdMessages } from '#domain/openid/messages.ts'
import { Problem } from '#domain/problem.ts'
import { describeError } from '../log.ts'
import type { Services } from '../services.ts'
import { type OpenIdProvider, openIdLibrary } from './providers.ts'

/** Our configuration or registration at the provider is wrong; trying again won't help. */
const ourFault = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope']
/** What the library says when a provider can't be reached, is failing or answers something else. */
const outage = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]
const outageAtProvider = ['server_error', 'temporarily_unavailable']

/** Asks a provider. What goes wrong gets a message for people; the log has its code, never a token or what the provider said. */
export async function askProvider<T>(
  provider: OpenIdProvider,
  { log }: Pick<Services, 'log'>,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Problem) throw error
    const problem = await problemOf(error, provider.label)
    const { type, code } = describeError(error)
    log.warn({ openId: { provider: provider.key, type, code, answered: problem.code } }, 'login at a provider failed')
    throw problem
  }
}

async function problemOf(error: unknown, label: string): Promise<Problem> {
  const { AuthorizationResponseError, ResponseBodyError } = await openIdLibrary()
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    if (error.error === 'access_denied') return new Problem('forbidden', openIdMessages.denied(label))
    if (ourFault.includes(error.error)) return new Problem('unavailable', openIdMessages.misconfigured(label))
    if (outageAtProvider.includes(error.error)) return new Problem('unavailable', openIdMessages.down(label))
    return new Problem('invalid_credentials', openIdMessages.refused(label))
  }
  const { code } = describeError(error)
  // A failed fetch is a TypeError without a code.
  if (code === undefined || outage.includes(code)) return new Problem('unavailable', openIdMessages.down(label))
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED')
    return new Problem('invalid_credentials', openIdMessages.expired(label))
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' || code === 'OAUTH_MISSING_SERVER_METADATA')
    return new Problem('unavailable', openIdMessages.misconfigured(label))
  return new Problem('invalid_credentials', openIdMessages.mismatched(label))
}

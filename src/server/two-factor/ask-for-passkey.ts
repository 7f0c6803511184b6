import { askForPasskey as endpoint } from '#contract/two-factor.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { promptFor } from '../accounts/prompts.ts'
import { selfGuardedRoute } from '../serve.ts'
import { useQuestion } from './passkeys.ts'

/** Names no passkey: a device offers the ones it has for this site. */
export const askForPasskey = selfGuardedRoute(endpoint, async (_input, { services, network }) => {
  await limitAttempts([{ limit: attemptLimits.passkeyPerNetwork, of: network }], services)
  const token = await promptFor({ kind: 'passkey', userId: null }, services)
  return useQuestion({ token, passkeys: [] }, true, services.env)
})

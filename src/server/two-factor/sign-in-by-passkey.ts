import { signInByPasskey as endpoint } from '#contract/two-factor.ts'
import { findMergeTarget } from '#db/accounts.ts'
import { countPasskeyUse, findPasskey } from '#db/two-factor.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { mergedMessage } from '#domain/duplicates/merge.ts'
import { Problem } from '#domain/problem.ts'
import { secondFactorMessages } from '#domain/two-factor/second-factor.ts'
import { beginSession } from '../accounts/begin-session.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { answerPrompt } from '../accounts/prompts.ts'
import { selfGuardedRoute } from '../serve.ts'
import { checkPasskeyUse } from './passkeys.ts'

/** A passkey that verified its user by face, fingerprint or PIN is two factors at once. */
export const signInByPasskey = selfGuardedRoute(endpoint, async ({ token, passkey: use, remember }, request) => {
  const { services, network } = request
  await limitAttempts([{ limit: attemptLimits.passkeyPerNetwork, of: network }], services)
  const userId = await services.db.asSystem(async (tx) => {
    if (!(await answerPrompt(tx, 'passkey', token, services)))
      throw new Problem('link_expired', secondFactorMessages.setUpTooLate)
    const passkey = await findPasskey(tx, use.id)
    const counter = passkey && (await checkPasskeyUse(use, { token, passkey, mustVerifyPerson: true }, services.env))
    if (!passkey || counter === undefined) throw new Problem('invalid_credentials', secondFactorMessages.unknownPasskey)
    const kept = await findMergeTarget(tx, { id: passkey.userId })
    if (kept) throw new Problem('forbidden', mergedMessage(kept.email))
    await countPasskeyUse(tx, passkey.id, counter)
    return passkey.userId
  })
  return { me: await beginSession({ userId, remember, hasSecondFactor: true }, request) }
})

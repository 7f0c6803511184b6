import { countCodeAttempt } from '#db/accounts.ts'
import { type ChallengeKind, type ChallengeProof, challengeMessages, codeTries } from '#domain/accounts/challenge.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { Problem } from '#domain/problem.ts'
import type { RequestContext } from '../serve.ts'
import { codePurpose, codeValue, hashChallengeToken } from './issue-challenge.ts'
import { limitAttempts } from './limit-attempts.ts'

/**
 * The stored hash of the token behind a link or a code. An attempt is counted in its own transaction, so a
 * refusal can't roll it back. Whether the challenge is still valid is checked when it is used.
 */
export async function proveChallenge(
  kind: ChallengeKind,
  proof: ChallengeProof,
  { services, network }: RequestContext,
): Promise<string> {
  await limitAttempts([{ limit: attemptLimits.challengePerNetwork, of: network }], services)
  if ('token' in proof) return hashChallengeToken(services, proof.token)
  const guesses = { limit: attemptLimits.codePerAddress, of: `${kind} ${proof.email}` }
  await limitAttempts([guesses], services, challengeMessages[kind === 'link' ? 'linkCodeLimit' : 'codeLimit'])
  const found = await services.db.asSystem((tx) => countCodeAttempt(tx, kind, proof.email, codeTries))
  const isRight =
    found?.codeHash && services.secrets.matches(codePurpose, codeValue(found.userId, proof.code), found.codeHash)
  if (!isRight) throw new Problem('link_expired', challengeMessages.wrongCode, { field: 'code' })
  return found.tokenHash
}

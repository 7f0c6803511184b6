import { checkPasswordReset as endpoint } from '#contract/passwords.ts'
import { exchangeCode, findChallenge } from '#db/accounts.ts'
import { challengeMessages } from '#domain/accounts/challenge.ts'
import { Problem } from '#domain/problem.ts'
import { selfGuardedRoute } from '../serve.ts'
import { hashChallengeToken } from './issue-challenge.ts'
import { proveChallenge } from './prove-challenge.ts'

/** Opening a link only checks it. A correct code is exchanged here for a token that the form then sends. */
export const checkPasswordReset = selfGuardedRoute(endpoint, async (proof, request) => {
  const { db, secrets } = request.services
  const tokenHash = await proveChallenge('reset', proof, request)
  const token = 'token' in proof ? proof.token : secrets.token()
  const isGood = await db.asSystem(async (tx) =>
    'token' in proof
      ? (await findChallenge(tx, 'reset', tokenHash)) !== undefined
      : (await exchangeCode(tx, 'reset', tokenHash, hashChallengeToken(request.services, token))) === 1,
  )
  if (!isGood) throw new Problem('link_expired', challengeMessages.resetExpired)
  return { token }
})

import { confirmEmail as endpoint } from '#contract/accounts.ts'
import { confirmAccount, spendChallenge } from '#db/accounts.ts'
import { challengeMessages } from '#domain/accounts/challenge.ts'
import { Problem } from '#domain/problem.ts'
import { selfGuardedRoute } from '../serve.ts'
import { proveChallenge } from './prove-challenge.ts'

export const confirmEmail = selfGuardedRoute(endpoint, async (proof, request) => {
  const tokenHash = await proveChallenge('confirm', proof, request)
  return request.services.db.asSystem(async (tx) => {
    const spent = await spendChallenge(tx, 'confirm', tokenHash)
    const account = spent && (await confirmAccount(tx, spent.userId))
    if (!account) throw new Problem('link_expired', challengeMessages.confirmExpired)
    return { email: account.email }
  })
})

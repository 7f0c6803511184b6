import { verifyFile as endpoint } from '#contract/statements.ts'
import { findSealedQuery } from '#db/statements.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { selfGuardedRoute } from '../serve.ts'

/** Whoever has the file has its hash; nothing else finds anything. */
export const verifyFile = selfGuardedRoute(endpoint, async ({ sha256 }, { services, network }) => {
  await limitAttempts([{ limit: attemptLimits.verifyPerNetwork, of: network }], services)
  const found = await services.db.asVisitor((tx) => tx.first(findSealedQuery(sha256)))
  if (!found?.number || !found.version || !found.sealedAt) return { sealed: null }
  const { number, version, sealedAt, initials, isAmended } = found
  return {
    sealed: {
      number,
      version,
      sealedAt: sealedAt.toISOString(),
      initials: initials ?? '',
      isAmended: isAmended ?? false,
    },
  }
})

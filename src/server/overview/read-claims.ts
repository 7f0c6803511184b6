import { claimsQuery } from '#db/overview.ts'
import { type Claims, claimWeeks, printedClaims } from '#domain/overview/claims.ts'
import { describeError } from '../log.ts'
import type { Services } from '../services.ts'

/** The page is requested more often than a claim changes. */
const knownForMs = 10_000

/** The measured claims for the landing page, if the operator turned them on and there is enough data. Never throws. */
export function claimsReader({ db, log }: Pick<Services, 'db' | 'log'>): () => Promise<Claims | undefined> {
  let known: { until: number; claims: Promise<Claims | undefined> } = { until: 0, claims: Promise.resolve(undefined) }
  const read = async () => {
    const found = await db.asSystem((tx) => tx.first(claimsQuery(claimWeeks)))
    const measured = { accepted: found?.accepted ?? 0, rejected: found?.rejected ?? 0, vetted: found?.vetted ?? 0 }
    return found?.isShown ? printedClaims(measured, found.reply) : undefined
  }
  return () => {
    if (known.until > Date.now()) return known.claims
    const claims = read().catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'claims not read')
      return undefined
    })
    known = { until: Date.now() + knownForMs, claims }
    return claims
  }
}

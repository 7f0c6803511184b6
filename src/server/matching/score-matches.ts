import { listWithFacts } from '#db/matching.ts'
import type { Tx } from '#db/session.ts'
import { type Fit, fitOf } from '#domain/matching/fit.ts'
import { linesOf } from '#domain/matching/lines.ts'
import type { Need } from '#domain/matching/need.ts'
import { byRank } from '#domain/matching/rank.ts'
import { factsFor } from '#domain/matching/stored-facts.ts'

export type Found = Awaited<ReturnType<typeof listWithFacts>>[number]
export type Scored = { found: Found; fit: Fit }

/** People whom the caller may see, each scored exactly, best first. */
export async function scoreMatches(tx: Tx, need: Need, ids: readonly string[], today: string): Promise<Scored[]> {
  const lines = linesOf(need)
  return (await listWithFacts(tx, ids))
    .map((found) => ({ found, fit: fitOf(factsFor(found.id, found.facts, need, today), need, lines) }))
    .sort((a, b) => byRank(a.fit, b.fit))
}

import type { TalentFacts } from './facts.ts'
import { type Fit, fitOf } from './fit.ts'
import { linesOf } from './lines.ts'
import type { Need } from './need.ts'
import { engineVersion } from './weights.ts'

export type Ranking = {
  /** The published rule that sorted it. */
  engine: string
  /** Best first. Nobody who misses a must or a condition is in it. */
  shown: Fit[]
  /** How many each line took out, and how many came in. */
  considered: number
  removed: Record<string, number>
}

/** A number that is the same for the same person, and says nothing about them. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** By score, then by the share known, then by a hash, so that no account is older than another. */
export const byRank = (a: Fit, b: Fit): number =>
  b.score - a.score || b.known - a.known || hashOf(a.id) - hashOf(b.id) || (a.id < b.id ? -1 : 1)

/** Everybody who may fit a need, in order, and what took out the others. */
export function rank(people: Iterable<TalentFacts>, need: Need): Ranking {
  const shown: Fit[] = []
  const removed: Record<string, number> = {}
  const lines = linesOf(need)
  let considered = 0
  for (const facts of people) {
    considered++
    const fit = fitOf(facts, need, lines)
    if (fit.standing !== 'out') shown.push(fit)
    for (const name of fit.misses) removed[name] = (removed[name] ?? 0) + 1
  }
  return { engine: engineVersion, shown: shown.sort(byRank), considered, removed }
}

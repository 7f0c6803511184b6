import { type Capacity, freeIn, isStale } from '../capacity/capacity.ts'
import type { Evidence } from './evidence.ts'
import type { TalentFacts } from './facts.ts'
import { firstDay } from './lines.ts'
import type { Need } from './need.ts'

/** Facts as they are kept: without the sentences they were read in, and with what a need decides about. */
export type StoredFacts = Omit<TalentFacts, 'id' | 'terms' | 'hoursPerWeek'> & {
  terms: Partial<Record<string, Omit<Evidence, 'quote'>[]>>
  capacity: Capacity
  /** The upper end, where the rate is a range. */
  rateTo: number | null
  /** When hours, start and rate were last confirmed; null where only a text gives them. */
  confirmedOn: string | null
  vetted: { on: string; by: ('interview' | 'scorecard' | 'review')[] } | null
}

const givenIn = ({ capacity, earliestStart }: StoredFacts) => [
  ...(capacity.usual === null ? [] : (['hours'] as const)),
  ...(earliestStart === null ? [] : (['start'] as const)),
]

/** The facts of somebody as they stand for one need: hours in the weeks wanted; what is stale is unknown. */
export function factsFor(id: string, stored: StoredFacts, need: Need, today: string): TalentFacts {
  const stale = isStale(stored.confirmedOn, today)
  const free = stale ? null : freeIn(stored.capacity, firstDay(need), need.weeks)
  return {
    id,
    // No line repeats the sentence that something was read in.
    terms: stored.terms as TalentFacts['terms'],
    states: stored.states,
    level: stored.level,
    ...(stored.isLevelSaid && { isLevelSaid: true }),
    workingHours: stored.workingHours,
    hoursPerWeek: free?.steady ?? null,
    earliestStart: stale ? null : stored.earliestStart,
    ...(stale && stored.confirmedOn && { stale: { on: stored.confirmedOn, kinds: givenIn(stored) } }),
    rate: stored.rate,
    vettingAverage: stored.vettingAverage,
    replyMinutes: stored.replyMinutes,
  }
}

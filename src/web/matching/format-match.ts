import type { Match } from '#contract/matching.ts'
import { formatStart } from '#domain/availability/format-availability.ts'
import { formatRate } from '../format-rate.ts'
import { formatDate } from '../ui/time.ts'

const unknown = 'Not known'

/** Hours a week in the weeks wanted, with the tightest week where it differs, and how old the word is where it is old. */
export function formatFree({ free, confirmedOn, isStale }: Pick<Match, 'free' | 'confirmedOn' | 'isStale'>): string {
  if (!free) return unknown
  const hours =
    free.least === free.steady ? `${free.steady} h a week` : `${free.steady} h a week, ${free.least} h in the tightest`
  return isStale && confirmedOn ? `${hours}, last confirmed ${formatDate(confirmedOn)}` : hours
}

/** Least 3 h, usual 4 h, 5 h from Mar 14, 2027; or At least 3 h a day, 4 h from Mar 14, 2027 */
export function formatOverlap({ overlap }: Pick<Match, 'overlap'>): string {
  if (!overlap) return unknown
  const { least, usual, change } = overlap
  if (change?.hours === usual && least < usual)
    return `At least ${least} h a day, ${usual} h from ${formatDate(change.on)}`
  const parts = least === usual ? [`${usual} h a day`] : [`Least ${least} h`, `usual ${usual} h`]
  return [...parts, ...(change ? [`${change.hours} h from ${formatDate(change.on)}`] : [])].join(', ')
}

/** Available now, From Dec 1, 2026, Fully booked. */
export const formatStartOf = ({ talent: { workingHours, freeHours } }: Pick<Match, 'talent'>): string =>
  (workingHours && formatStart(workingHours, freeHours, new Date())) ?? unknown

export const formatRateOf = (match: Match): string => formatRate(match, match.talent.name) ?? unknown

type Vetted = NonNullable<Match['vetted']>
const vettedBy = { interview: 'interview', scorecard: 'scorecard', review: 'profile review' } as const satisfies Record<
  Vetted['by'][number],
  string
>

/** Oct 12, 2026, by interview and scorecard */
export const formatVetted = ({ on, by }: Vetted): string =>
  `${formatDate(on)}, by ${by.map((one) => vettedBy[one]).join(' and ')}`

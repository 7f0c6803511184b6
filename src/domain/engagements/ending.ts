import * as z from 'zod/mini'
import type { OfferTerms } from '../offers/terms.ts'

const limit = 5000
const text = (empty: string) =>
  z.string().check(z.trim(), z.minLength(1, empty), z.maxLength(limit, 'Please use at most 5,000 characters.'))

/** What the talent leaves behind: what is open, where things are, and that no data are left. */
export const handover = z.strictObject({
  openPoints: z._default(z.string().check(z.trim(), z.maxLength(limit, 'Please use at most 5,000 characters.')), ''),
  note: text('Please say where things are.'),
  devicesCleared: z.literal(true, 'Please confirm this.'),
})

/** How it was, for one's own side and admins alone. */
export const engagementReview = z.strictObject({
  wentWell: text('Please write a sentence or two.'),
  reworkHours: z
    .int('Please enter whole hours.')
    .check(z.minimum(0, 'Please enter whole hours.'), z.maximum(10_000, 'Please enter at most 10,000 hours.')),
})

/** Whole months since the start, by the calendar. */
export function monthsSince(start: string, today: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = start.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  return Math.max(0, (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0))
}

/** What the firm pays once to employ the person today, by the table that was signed; null where the table says nothing yet. */
export function conversionFee({ conversion, startDate }: Pick<OfferTerms, 'conversion' | 'startDate'>, today: string) {
  const months = monthsSince(startDate, today)
  return conversion.findLast(({ afterMonths }) => afterMonths <= months)?.feeCents ?? null
}

export const endingMessages = {
  notStarted: 'This engagement hasn’t started yet.',
  reviewed: 'Your side has already written its review.',
  noTable: 'The signed statement doesn’t allow full-time employment, or not yet.',
  isOver: 'This engagement is over.',
} as const

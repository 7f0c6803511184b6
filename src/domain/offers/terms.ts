import * as z from 'zod/mini'
import { givenDay } from '../given-day.ts'
import { allIn } from '../invoices/money.ts'
import { orNull } from '../or-null.ts'

export const offerLimits = {
  rateCents: 10_000_000,
  hoursPerWeek: 80,
  noticeDays: 90,
  trialDays: 30,
  conversionRows: 6,
  conversionMonths: 60,
  conversionFeeCents: 10_000_000,
  note: 2_000,
} as const

const rateMessage = 'Please enter dollars per hour, from 0.01 to 100,000.'
const hoursMessage = `Please enter 1 to ${offerLimits.hoursPerWeek} hours.`
const dateMessage = 'Please enter a date.'
const feeMessage = 'Please enter dollars, from 0 to 100,000.'

const whole = (from: number, to: number, message: string) =>
  z.int(message).check(z.minimum(from, message), z.maximum(to, message))
const days = (limit: number) => whole(0, limit, `Please enter 0 to ${limit} days.`)

/** What a firm pays once to employ the person, from that many months after the start. */
const conversionRow = z.strictObject({
  afterMonths: whole(0, offerLimits.conversionMonths, `Please enter 0 to ${offerLimits.conversionMonths} months.`),
  feeCents: whole(0, offerLimits.conversionFeeCents, feeMessage),
})

const terms = {
  /** What the person gets per hour. Money is in whole cents everywhere. */
  rateCents: whole(1, offerLimits.rateCents, rateMessage),
  hoursPerWeek: whole(1, offerLimits.hoursPerWeek, hoursMessage),
  /** The most hours of one week that are paid without asking first. */
  weeklyCapHours: whole(1, offerLimits.hoursPerWeek, hoursMessage),
  startDate: givenDay(dateMessage),
  /** Null is ongoing. */
  endDate: orNull(givenDay(dateMessage)),
  noticeDays: days(offerLimits.noticeDays),
  /** Paid days after which either side may end it at once. */
  trialDays: days(offerLimits.trialDays),
  /** By rising months; empty where employing the person later isn't part of the offer. */
  conversion: z.array(conversionRow).check(
    z.maxLength(offerLimits.conversionRows, `Please use at most ${offerLimits.conversionRows} lines.`),
    z.refine(
      (rows) => rows.every((row, index) => index === 0 || row.afterMonths > (rows[index - 1]?.afterMonths ?? 0)),
      'Please list the months in ascending order, each once.',
    ),
    z.refine(
      (rows) => rows.every((row, index) => index === 0 || row.feeCents <= (rows[index - 1]?.feeCents ?? 0)),
      'A fee can’t be higher than the one before it.',
    ),
  ),
}

const endsInOrder = z.refine<{ startDate: string; endDate: string | null }>(
  ({ startDate, endDate }) => endDate === null || endDate >= startDate,
  { path: ['endDate'], error: 'Please enter a date on or after the start date.' },
)

/** What a firm and a person agree on: the same rules for the form, the endpoint and whatever is made from an accepted offer. */
export const offerTerms = z.strictObject(terms).check(
  z.refine(({ hoursPerWeek, weeklyCapHours }) => weeklyCapHours >= hoursPerWeek, {
    path: ['weeklyCapHours'],
    error: 'The weekly cap can’t be below the hours a week.',
  }),
  endsInOrder,
)
export type OfferTerms = z.output<typeof offerTerms>
export type OfferTerm = keyof OfferTerms

const { rateCents, hoursPerWeek, startDate, endDate } = terms
/** The terms from which the cost follows, whatever the others are. */
export const costTerms = z.object({ rateCents, hoursPerWeek, startDate, endDate }).check(endsInOrder)
export type CostTerms = z.output<typeof costTerms>

/** In the order in which they are read. */
export const termNames = Object.keys(terms) as OfferTerm[]

export const termLabels = {
  rateCents: 'Rate',
  hoursPerWeek: 'Hours a week',
  weeklyCapHours: 'Weekly cap',
  startDate: 'Start',
  endDate: 'End',
  noticeDays: 'Notice',
  trialDays: 'Paid trial',
  conversion: 'Full-time later',
} as const satisfies Record<OfferTerm, string>

/** What one side tells the other with a round. */
export const offerNote = z._default(
  z.string().check(z.trim(), z.maxLength(offerLimits.note, 'Please use at most 2,000 characters.')),
  '',
)

type Applied = { hourlyRate: number | null; availableStartDate: string | null }
type Asked = {
  payRate: number | null
  startDate: string | null
  endDate: string | null
  engagementDetails: 'Full-time' | 'Part-time' | null
  need: { hoursPerWeek: number | null } | null
}

const centsOf = (dollars: number) => Math.round(dollars * 100)
const laterOf = (one: string | null, other: string | null) =>
  [one, other]
    .filter((date) => date !== null)
    .sort()
    .at(-1)

type FirstTerms = Omit<OfferTerms, 'rateCents'> & { rateCents: number | null }

/** What the form begins with: what the person asked for and the project says. Where neither names a rate, the firm does. */
export function firstTerms(application: Applied, project: Asked, today: string): FirstTerms {
  const rate = application.hourlyRate ?? project.payRate
  const hoursPerWeek = project.need?.hoursPerWeek ?? (project.engagementDetails === 'Full-time' ? 40 : 20)
  const startDate = laterOf(laterOf(application.availableStartDate, project.startDate) ?? null, today) ?? today
  return {
    rateCents: rate ? centsOf(rate) : null,
    hoursPerWeek,
    weeklyCapHours: hoursPerWeek,
    startDate,
    endDate: project.endDate && project.endDate >= startDate ? project.endDate : null,
    noticeDays: 14,
    trialDays: 5,
    conversion: [{ afterMonths: 12, feeCents: 0 }],
  }
}

/** Of two dates without a time, which are midnights of UTC. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Weeks from the first day through the last, begun ones included; null while ongoing. */
export const weeksOf = ({ startDate, endDate }: Pick<OfferTerms, 'startDate' | 'endDate'>): number | null =>
  endDate === null ? null : Math.ceil((daysBetween(startDate, endDate) + 1) / 7)

/** What the work costs at its usual hours, with the operator's fee for whoever pays it: a week of it, and all of it unless it is ongoing. */
export function costOf(terms: CostTerms, feeBasisPoints = 0): { weekCents: number; totalCents: number | null } {
  const weekCents = allIn(terms.rateCents * terms.hoursPerWeek, feeBasisPoints)
  const weeks = weeksOf(terms)
  return { weekCents, totalCents: weeks === null ? null : weekCents * weeks }
}

/** Which terms differ between two rounds. */
export const changedTerms = (before: OfferTerms, after: OfferTerms): OfferTerm[] =>
  termNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

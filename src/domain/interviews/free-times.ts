import { type Span, sharedBy, spansOn } from '../availability/overlap.ts'
import { officeHours, type WorkingHours } from '../availability/working-hours.ts'
import { federalHoliday, isBusinessDay } from '../scheduling/federal-holidays.ts'
import { dayIn, instantOf } from '../scheduling/wall-time.ts'
import { type InterviewLength, interviewLimits } from './interview.ts'

const minuteMs = 60_000
/** Every zone's clock shows a quarter hour at the same moments. */
const quarterMs = 15 * minuteMs
const startsEveryMinutes = 30

/** A day of the firm's calendar. */
export type OfferedDay = { date: string; holiday: string | null }

type Given = {
  /** Null when the person hasn't said when they work: then the firm's hours alone count. */
  talent: WorkingHours | null
  firm: WorkingHours
  /** What either has booked. */
  taken: readonly Span[]
  minutes: InterviewLength
  withHolidays: boolean
  now: Date
}

/** When a firm meets people, Monday through Friday. */
export const firmHours = (zone: string, from: string, to: string): WorkingHours => officeHours(zone, { from, to })

/** The firm's next ten business days, from tomorrow, and the federal holidays among them. */
export function offeredDays(zone: string, now: Date): OfferedDay[] {
  const days: OfferedDay[] = []
  let open = 0
  for (let day = dayIn(zone, now).add({ days: 1 }); open < interviewLimits.businessDays; day = day.add({ days: 1 })) {
    const holiday = federalHoliday(day) ?? null
    if (isBusinessDay(day)) open += 1
    if (isBusinessDay(day) || holiday) days.push({ date: day.toString(), holiday })
  }
  return days
}

/**
 * The starts at which both are at work and free for the whole length. Moments are compared, so that each side's change to or
 * from summer time counts on its own date.
 */
export function freeTimes({ talent, firm, taken, minutes, withHolidays, now }: Given): Date[] {
  const days = offeredDays(firm.zone, now)
    .filter(({ holiday }) => withHolidays || !holiday)
    .map(({ date }) => Temporal.PlainDate.from(date))
  const firmSpans = days.flatMap((day) => spansOn(day, firm))
  const shared = talent
    ? joined(firmSpans.flatMap((one) => talentSpans(days, talent).flatMap((other) => sharedBy(one, other))))
    : firmSpans
  return shared
    .flatMap((span) => without(span, taken))
    .flatMap((span) => startsWithin(span, minutes, firm.zone))
    .sort((a, b) => +a - +b)
}

/** The person's calendar may be a day ahead or behind, and yesterday's night shift may still be running. */
function talentSpans(days: readonly Temporal.PlainDate[], talent: WorkingHours): Span[] {
  const around = new Set(days.flatMap((day) => [-2, -1, 0, 1].map((ahead) => day.add({ days: ahead }).toString())))
  return joined([...around].flatMap((date) => spansOn(Temporal.PlainDate.from(date), talent)))
}

/** Hours that follow each other without a break are one span. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => +a.startsAt - +b.startsAt)) {
    const last = result.at(-1)
    if (last && span.startsAt <= last.endsAt)
      result[result.length - 1] = { ...last, endsAt: span.endsAt > last.endsAt ? span.endsAt : last.endsAt }
    else result.push(span)
  }
  return result
}

const without = (span: Span, taken: readonly Span[]): Span[] =>
  taken.reduce<Span[]>(
    (left, { startsAt, endsAt }) =>
      left.flatMap((one) => [
        ...sharedBy(one, { startsAt: one.startsAt, endsAt: startsAt }),
        ...sharedBy(one, { startsAt: endsAt, endsAt: one.endsAt }),
      ]),
    [span],
  )

/** On the hour and the half hour, by the clock on the firm's wall. */
function startsWithin({ startsAt, endsAt }: Span, minutes: number, zone: string): Date[] {
  const starts: Date[] = []
  const last = +endsAt - minutes * minuteMs
  for (let at = Math.ceil(+startsAt / quarterMs) * quarterMs; at <= last; at += quarterMs) {
    const start = new Date(at)
    if (instantOf(start).toZonedDateTimeISO(zone).minute % startsEveryMinutes === 0) starts.push(start)
  }
  return starts
}

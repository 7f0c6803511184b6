import { dayIn, momentOf } from '../scheduling/wall-time.ts'
import { spanOf, type WorkingHours } from './working-hours.ts'

export type Span = { startsAt: Date; endsAt: Date }
/** The day of a calendar, as 2026-11-15, and what is shared on it. */
export type DayOverlap = { day: string; spans: Span[]; minutes: number }

/** The real hours that begin on a day of the person's own calendar. */
export const spansOn = (day: Temporal.PlainDate, { zone, weekly }: WorkingHours): Span[] =>
  weekly
    .filter(({ weekday }) => weekday === day.dayOfWeek)
    .map(spanOf)
    .map(({ start, end }) => ({ startsAt: momentOf(day, start, zone), endsAt: momentOf(day, end, zone) }))
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)

/**
 * When both are at work on the reader's next seven days. Moments are compared, so that each side's change to or from
 * summer time counts on its own date.
 */
export function overlapOf(talent: WorkingHours, reader: WorkingHours, now: Date): DayOverlap[] {
  const today = dayIn(reader.zone, now)
  const days = Array.from({ length: 7 }, (_, days) => today.add({ days }))
  // Talent's calendar may be a day ahead or behind, and yesterday's night shift may still be running.
  const talentSpans = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((days) => spansOn(today.add({ days }), talent))
  return days
    .map((day) => ({ day, readers: spansOn(day, reader) }))
    .filter(({ readers }) => readers.length > 0)
    .map(({ day, readers }) => {
      const spans = readers.flatMap((one) => talentSpans.flatMap((other) => sharedBy(one, other))).sort(byStart)
      return {
        day: day.toString(),
        spans,
        minutes: spans.reduce((sum, { startsAt, endsAt }) => sum + (+endsAt - +startsAt) / 60_000, 0),
      }
    })
}

export function sharedBy(a: Span, b: Span): Span[] {
  const startsAt = a.startsAt > b.startsAt ? a.startsAt : b.startsAt
  const endsAt = a.endsAt < b.endsAt ? a.endsAt : b.endsAt
  return startsAt < endsAt ? [{ startsAt, endsAt }] : []
}

const byStart = (a: Span, b: Span) => +a.startsAt - +b.startsAt

/** The overlap of an ordinary day: the one that most of the reader's days have; of two as frequent, the longer. */
export function usualOverlap(days: readonly DayOverlap[]): DayOverlap | undefined {
  const alike = (minutes: number) => days.filter((day) => day.minutes === minutes).length
  return days.toSorted((a, b) => alike(b.minutes) - alike(a.minutes) || b.minutes - a.minutes)[0]
}

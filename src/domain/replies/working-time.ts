import { spansOn } from '../availability/overlap.ts'
import type { WorkingHours } from '../availability/working-hours.ts'
import { federalHoliday } from '../scheduling/federal-holidays.ts'
import { dayIn } from '../scheduling/wall-time.ts'

/** When a side is at work, by the clock on its own wall. */
export type SideHours = Pick<WorkingHours, 'zone' | 'weekly'> & {
  /** Days on which nobody is there, as 2026-11-27. */
  daysOff: readonly string[]
  closesOnHolidays: boolean
}

const minuteMs = 60_000
/** Nobody who works at all is away for longer. */
const longestDays = 366

type Span = { startsAt: Date; endsAt: Date }

/** The real hours that begin on a day, without overlaps, in their order. */
function spansOf(day: Temporal.PlainDate, hours: SideHours): Span[] {
  if (hours.daysOff.includes(day.toString()) || (hours.closesOnHolidays && federalHoliday(day))) return []
  return spansOn(day, { ...hours, weekly: [...hours.weekly], hoursPerWeek: null, earliestStart: null }).sort(
    (a, b) => +a.startsAt - +b.startsAt,
  )
}

/** The working spans from a moment on; yesterday's night shift may still be running. */
function* spansFrom(hours: SideHours, from: Date): Generator<Span> {
  let day = dayIn(hours.zone, from).subtract({ days: 1 })
  for (let index = 0; index < longestDays; index++, day = day.add({ days: 1 }))
    for (const { startsAt, endsAt } of spansOf(day, hours))
      if (endsAt > from) yield { startsAt: startsAt > from ? startsAt : from, endsAt }
}

/** How many minutes of a side's working time lie between two moments. Moments are compared, so that a change of the clock counts as it happened. */
export function workingMinutes(hours: SideHours, from: Date, to: Date): number {
  let sum = 0
  for (const { startsAt, endsAt } of spansFrom(hours, from)) {
    if (startsAt >= to) break
    sum += Math.min(+endsAt, +to) - +startsAt
  }
  return Math.floor(sum / minuteMs)
}

/** The moment by which so many working minutes have passed. A side without hours is never late: undefined. */
export function afterWorkingMinutes(hours: SideHours, from: Date, minutes: number): Date | undefined {
  let left = minutes * minuteMs
  for (const { startsAt, endsAt } of spansFrom(hours, from)) {
    const length = +endsAt - +startsAt
    if (length >= left) return new Date(+startsAt + left)
    left -= length
  }
  return undefined
}

import { minutesPerDay, spanOf, type WorkingHours } from '../availability/working-hours.ts'

export type Window = { zone: string; from: string; to: string }
type Week = Pick<WorkingHours, 'zone' | 'weekly'>

const minutesPerWeek = 7 * minutesPerDay
/** A zone's distance from UTC on a day, in minutes. */
const offsetOn = (zone: string, day: Temporal.PlainDate): number =>
  day.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).offsetNanoseconds / 60e9

export type Engagement = { start: string; weeks: number }

const differencesBy = new Map<string, readonly number[]>()

/**
 * How many minutes a zone is ahead of another in the weeks of an engagement, each figure once: clocks change on
 * different dates. Each week counts by its Wednesday.
 */
export function differencesOf(zone: string, other: string, { start, weeks }: Engagement): readonly number[] {
  const key = `${zone} ${other} ${start} ${weeks}`
  let differences = differencesBy.get(key)
  if (!differences) {
    const first = Temporal.PlainDate.from(start)
    const wednesday = first.add({ days: 3 - first.dayOfWeek })
    const days = Array.from({ length: Math.max(1, weeks) }, (_, week) => wednesday.add({ weeks: week }))
    differences = [...new Set(days.map((day) => offsetOn(zone, day) - offsetOn(other, day)))]
    differencesBy.set(key, differences)
  }
  return differences
}

/** Minutes that a week shares with the window on each of its five working days. */
function daysShared(week: Week, window: Window, difference: number): number[] {
  const { start, end } = spanOf({ weekday: 1, from: window.from, to: window.to })
  return [0, 1, 2, 3, 4].map((day) => {
    const from = day * minutesPerDay + start + difference
    const to = day * minutesPerDay + end + difference
    return week.weekly.reduce((sum, range) => {
      const span = spanOf(range)
      const base = (range.weekday - 1) * minutesPerDay
      // The week is a ring: Sunday night runs into Monday.
      const shared = [-minutesPerWeek, 0, minutesPerWeek].map((turn) =>
        Math.max(0, Math.min(to, base + span.end + turn) - Math.max(from, base + span.start + turn)),
      )
      return sum + shared[0]! + shared[1]! + shared[2]!
    }, 0)
  })
}

/** The figure that most days have; of two as frequent, the larger. */
function usual(days: readonly number[]): number {
  const count = (minutes: number) => days.filter((other) => other === minutes).length
  return days.reduce((best, one) =>
    count(one) > count(best) || (count(one) === count(best) && one > best) ? one : best,
  )
}

/** The hours a day that somebody shares with a window in the least of the weeks. */
export const leastOverlap = (week: Week, window: Window, engagement: Engagement): number =>
  Math.min(
    ...differencesOf(week.zone, window.zone, engagement).map((difference) =>
      usual(daysShared(week, window, difference)),
    ),
  ) / 60

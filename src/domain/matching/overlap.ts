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

type Span = { start: number; end: number }
const spansBy = new WeakMap<Week, readonly Span[]>()

/** The ranges of a week in minutes from its Monday, read once per person. */
function spansOf(week: Week): readonly Span[] {
  let spans = spansBy.get(week)
  if (!spans) {
    spans = week.weekly.map((range) => {
      const { start, end } = spanOf(range)
      const base = (range.weekday - 1) * minutesPerDay
      return { start: base + start, end: base + end }
    })
    spansBy.set(week, spans)
  }
  return spans
}

const turns = [-minutesPerWeek, 0, minutesPerWeek]

/** Minutes that a week shares with the window on each of its five working days. The week is a ring: Sunday night runs into Monday. */
function daysShared(week: Week, window: Window, difference: number): number[] {
  const { start, end } = spanOf({ weekday: 1, from: window.from, to: window.to })
  const spans = spansOf(week)
  return [0, 1, 2, 3, 4].map((day) => {
    const from = day * minutesPerDay + start + difference
    const to = day * minutesPerDay + end + difference
    let minutes = 0
    for (const span of spans)
      for (const turn of turns)
        minutes += Math.max(0, Math.min(to, span.end + turn) - Math.max(from, span.start + turn))
    return minutes
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

export type Outlook = { least: number; usual: number; change: { on: string; hours: number } | null }

/** The hours a day in common over an engagement: in the least of its weeks, in most of them, and from the next change of a clock on. */
export function overlapOutlook(week: Week, window: Window, { start, weeks }: Engagement): Outlook {
  const monday = Temporal.PlainDate.from(start)
  const first = monday.subtract({ days: monday.dayOfWeek - 1 })
  const all = Array.from({ length: Math.max(1, weeks) }, (_, number) => {
    const on = first.add({ weeks: number })
    const wednesday = on.add({ days: 2 })
    const difference = offsetOn(week.zone, wednesday) - offsetOn(window.zone, wednesday)
    return { on: on.toString(), difference }
  })
  const hoursBy = new Map(
    [...new Set(all.map(({ difference }) => difference))].map((difference) => [
      difference,
      usual(daysShared(week, window, difference)) / 60,
    ]),
  )
  const hours = all.map(({ on, difference }) => ({ on, difference, hours: hoursBy.get(difference) ?? 0 }))
  const change = hours.find(({ difference }) => difference !== hours[0]?.difference)
  return {
    least: Math.min(...hoursBy.values()),
    usual: usual(hours.map((one) => one.hours)),
    change: change ? { on: change.on, hours: change.hours } : null,
  }
}

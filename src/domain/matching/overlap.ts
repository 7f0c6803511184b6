import { minutesPerDay, spanOf, type WorkingHours } from '../availability/working-hours.ts'

export type Window = { zone: string; from: string; to: string }
type Week = Pick<WorkingHours, 'zone' | 'weekly'>

const minutesPerWeek = 7 * minutesPerDay
/** A zone's distance from UTC on a day, in minutes. */
const offsetOn = (zone: string, day: Temporal.PlainDate): number =>
  day.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).offsetNanoseconds / 60e9

export type Engagement = { start: string; weeks: number }

type WeekDifference = { monday: string; difference: number }
/** Each week of an engagement, and each of their differences once. */
type Weeks = { all: readonly WeekDifference[]; differences: readonly number[] }

const weeksBy = new Map<string, Weeks>()
/** Of all of them together: how many weeks one has, whoever posts a project decides. */
const remembered = 500_000
let kept = 0

/**
 * How many minutes a zone is ahead of another in each week of an engagement: clocks change on different dates. Each week counts by
 * its Wednesday.
 */
function weeksOf(zone: string, other: string, { start, weeks }: Engagement): Weeks {
  const key = `${zone} ${other} ${start} ${weeks}`
  let known = weeksBy.get(key)
  if (!known) {
    const count = Math.max(1, weeks)
    if (kept + count > remembered) {
      weeksBy.clear()
      kept = 0
    }
    const first = Temporal.PlainDate.from(start)
    const monday = first.subtract({ days: first.dayOfWeek - 1 })
    const all = Array.from({ length: count }, (_, week) => {
      const on = monday.add({ weeks: week })
      const wednesday = on.add({ days: 2 })
      return { monday: on.toString(), difference: offsetOn(zone, wednesday) - offsetOn(other, wednesday) }
    })
    known = { all, differences: [...new Set(all.map(({ difference }) => difference))] }
    weeksBy.set(key, known)
    kept += count
  }
  return known
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

/** The figure that is there most often; of two as frequent, the larger. A shortlist asks for hundreds of them, so nothing is allocated. */
function usual(figures: readonly number[]): number {
  let [best, most] = [0, 0]
  for (const figure of figures) {
    let count = 0
    for (const other of figures) if (other === figure) count++
    if (count > most || (count === most && figure > best)) [best, most] = [figure, count]
  }
  return best
}

/** The hours a day that somebody shares with a window in the tightest week. */
export const leastOverlap = (week: Week, window: Window, engagement: Engagement): number =>
  Math.min(
    ...weeksOf(week.zone, window.zone, engagement).differences.map((difference) =>
      usual(daysShared(week, window, difference)),
    ),
  ) / 60

export type Outlook = { least: number; usual: number; change: { on: string; hours: number } | null }

/** The hours a day in common over an engagement: in its tightest week, in most weeks, and from the next clock change on. */
export function overlapOutlook(week: Week, window: Window, engagement: Engagement): Outlook {
  const { all, differences } = weeksOf(week.zone, window.zone, engagement)
  const hoursBy = new Map(
    differences.map((difference) => [difference, usual(daysShared(week, window, difference)) / 60]),
  )
  const hoursIn = ({ difference }: WeekDifference) => hoursBy.get(difference) ?? 0
  const change = all.find(({ difference }) => difference !== all[0]?.difference)
  return {
    least: Math.min(...hoursBy.values()),
    usual: usual(all.map(hoursIn)),
    change: change ? { on: change.monday, hours: hoursIn(change) } : null,
  }
}

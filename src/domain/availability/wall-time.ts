/** A day of a calendar, as 2026-11-15. */
export type Day = string

const dayMs = 24 * 60 * 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than using it a hundred times. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts })
  formats.set(zone, made)
  return made
}

/** What calendar and clock on a wall of the zone show, as if it were UTC. */
function wallOf(moment: number, zone: string): number {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute)
}

export const dayIn = (zone: string, moment: Date): Day =>
  new Date(wallOf(moment.getTime(), zone)).toISOString().slice(0, 10)

/** Monday is 1. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7

export const daysAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/**
 * The moment at which the wall shows so many minutes after the day's midnight. A time that spring leaves out is the moment
 * of the change; of one that autumn repeats, the first.
 */
export function momentOf(day: Day, minutes: number, zone: string): Date {
  const wall = Date.parse(day) + minutes * 60_000
  const offsets = [wall - dayMs, wall + dayMs].map((near) => wallOf(near, zone) - near)
  const moments = offsets.map((offset) => wall - offset)
  const exact = moments.filter((moment) => wallOf(moment, zone) === wall)
  return new Date(
    exact.length > 0 ? Math.min(...exact) : changeBetween(Math.min(...moments), Math.max(...moments), zone),
  )
}

/** The moment at which the clocks of the zone jump: before it the offset is the one at the beginning. */
function changeBetween(from: number, to: number, zone: string): number {
  const offsetAt = (moment: number) => wallOf(moment, zone) - moment
  const before = offsetAt(from)
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000
    if (offsetAt(middle) === before) low = middle
    else high = middle
  }
  return high
}

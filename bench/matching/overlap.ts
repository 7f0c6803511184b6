export type Schedule = { zone: string; weekly: { weekday: number; from: string; to: string }[] }
export type Window = { zone: string; from: string; to: string; minHours: number }

const dayMinutes = 1440
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const knownOffsets = new Map<string, [number, number][]>()

const offsetOf = (zone: string, day: Temporal.PlainDate) =>
  day.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).offsetNanoseconds / 6e10

/** The pairs of offsets from UTC that the Wednesdays of an engagement have in both zones, each once. */
function offsetsOf(theirs: string, ours: string, start: string, weeks: number): [number, number][] {
  const key = `${theirs} ${ours} ${start} ${weeks}`
  const known = knownOffsets.get(key)
  if (known) return known
  const first = Temporal.PlainDate.from(start)
  const wednesday = first.add({ days: 3 - first.dayOfWeek })
  const pairs = new Map<string, [number, number]>()
  for (let week = 0; week < weeks; week++) {
    const day = wednesday.add({ weeks: week })
    const pair: [number, number] = [offsetOf(theirs, day), offsetOf(ours, day)]
    pairs.set(pair.join(), pair)
  }
  knownOffsets.set(key, [...pairs.values()])
  return [...pairs.values()]
}

/** Minutes since Monday, 00:00 UTC. A range that ends no later than it begins runs past midnight. */
function span(weekday: number, from: string, to: string, offset: number): [number, number] {
  const start = (weekday - 1) * dayMinutes + minutesOf(from) - offset
  const length = (minutesOf(to) - minutesOf(from) + dayMinutes) % dayMinutes || dayMinutes
  return [start, start + length]
}

/** The figure that most days of a week have; of two as frequent, the larger. */
function usual(figures: number[]): number {
  const counts = new Map<number, number>()
  for (const figure of figures) counts.set(figure, (counts.get(figure) ?? 0) + 1)
  return [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || b - a)[0]?.[0] ?? 0
}

/** Hours a day that both work, in the worst week of the engagement: clocks change on different dates. */
export function overlapHours(schedule: Schedule, window: Window, start: string, weeks: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const [theirs, ours] of offsetsOf(schedule.zone, window.zone, start, weeks)) {
    const figures = [1, 2, 3, 4, 5].map((weekday) => {
      const [open, shut] = span(weekday, window.from, window.to, ours)
      let shared = 0
      for (const range of schedule.weekly)
        for (const around of [-7, 0, 7]) {
          const [from, to] = span(range.weekday + around, range.from, range.to, theirs)
          shared += Math.max(0, Math.min(shut, to) - Math.max(open, from))
        }
      return shared
    })
    least = Math.min(least, usual(figures))
  }
  return least / 60
}

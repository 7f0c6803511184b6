import type { FreeHours } from '../availability/free-hours.ts'
import type { WorkingHours } from '../availability/working-hours.ts'
import { addDays, mondayOf } from '../hours/week.ts'
import { staleAfterDays } from './confirmation.ts'

/** How far ahead hours are known by week. */
export const horizonWeeks = 80
/** One week in so many may be less: people take vacations. */
const restShare = 0.1

export type Engaged = { startsOn: string | null; endsOn: string | null; hoursPerWeek: number }

/** Hours free each week; weeks that differ from the usual ones are listed by their Monday. */
export type Capacity = {
  usual: number | null
  weeks: Readonly<Record<string, number>>
  /** What was accepted by someone who gave no hours, so that nobody can say what is left. */
  engaged?: readonly Pick<Engaged, 'startsOn' | 'endsOn'>[]
}

function mondaysFrom(day: string, count: number): string[] {
  const first = mondayOf(day)
  return Array.from({ length: count }, (_, week) => addDays(first, 7 * week))
}

type Offered = {
  hoursPerWeek: number | null
  exceptions: Readonly<Record<string, number>>
  engaged: readonly Engaged[]
}

/** What is left of somebody's hours after what was accepted. Unknown hours stay unknown. */
export function capacityOf({ hoursPerWeek, exceptions, engaged }: Offered, today: string): Capacity {
  if (hoursPerWeek === null) {
    const accepted = engaged.map(({ startsOn, endsOn }) => ({ startsOn, endsOn }))
    return { usual: null, weeks: {}, ...(accepted.length > 0 && { engaged: accepted }) }
  }
  const free = mondaysFrom(today, horizonWeeks).map((monday) => {
    const taken = engaged
      .filter(
        ({ startsOn, endsOn }) => (startsOn === null || mondayOf(startsOn) <= monday) && (!endsOn || monday <= endsOn),
      )
      .reduce((sum, { hoursPerWeek: hours }) => sum + hours, 0)
    return { monday, hours: Math.max(0, (exceptions[monday] ?? hoursPerWeek) - taken) }
  })
  const usual = free.at(-1)?.hours ?? hoursPerWeek
  return {
    usual,
    weeks: Object.fromEntries(
      free.filter(({ hours }) => hours !== usual).map(({ monday, hours }) => [monday, hours] as const),
    ),
  }
}

/** The weeks wanted, by their Mondays, and how many of them may be less. */
export function weeksWanted(start: string, count: number): { mondays: string[]; spare: number } {
  const mondays = mondaysFrom(start, Math.max(1, count))
  return { mondays, spare: Math.floor(mondays.length * restShare) }
}

/** Hours free in the weeks wanted: the fewest, and what all but one week in ten have. Null where nobody knows. */
export function freeIn(
  { usual, weeks }: Capacity,
  start: string,
  count: number,
): { least: number; steady: number } | null {
  if (usual === null) return null
  if (Object.keys(weeks).length === 0) return { least: usual, steady: usual }
  const { mondays, spare } = weeksWanted(start, count)
  const hours = mondays.map((monday) => weeks[monday] ?? usual).sort((a, b) => a - b)
  return { least: hours[0] ?? usual, steady: hours[spare] ?? usual }
}

/** So many weeks must have hours for somebody to be called free. */
const freeForWeeks = 12

/** What is known of someone who gave no hours: whether they are engaged on a day, and the day after. */
function engagedOn(engaged: NonNullable<Capacity['engaged']>, day: string): FreeHours | null {
  const ends = engaged
    .filter(({ startsOn, endsOn }) => (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn))
    .map(({ endsOn }) => endsOn ?? '')
    .sort()
  const last = ends.at(-1)
  if (last === undefined) return null
  const until = ends.includes('') ? null : last
  return {
    hours: null,
    from: until && Temporal.PlainDate.from(until).add({ days: 1 }).toString(),
    isEngaged: true,
  }
}

/** What somebody has to give from a day on: in its week, or else the first one later, and in all but one in ten of those after it. */
export function freeFrom({ usual, weeks, engaged = [] }: Capacity, day: string): FreeHours | null {
  if (usual === null) return engagedOn(engaged, day)
  if (Object.keys(weeks).length === 0) return { hours: usual, from: null }
  const { spare } = weeksWanted(day, freeForWeeks)
  const mondays = mondaysFrom(day, horizonWeeks + freeForWeeks)
  const all = mondays.map((monday) => weeks[monday] ?? usual)
  for (const [at, monday] of mondays.slice(0, horizonWeeks).entries()) {
    const first = all[at] ?? usual
    const steady = all.slice(at, at + freeForWeeks).sort((a, b) => a - b)[spare] ?? usual
    if (first > 0 && steady > 0) return { hours: Math.min(first, steady), from: at === 0 ? null : monday }
  }
  return { hours: 0, from: null }
}

/** The same from today or the earliest start on, and whether it was confirmed too long ago. */
export function freeHoursOf(
  offered: { capacity: Capacity; confirmedOn: string | null } | null,
  hours: Pick<WorkingHours, 'earliestStart'> | null,
  today: string,
): FreeHours | null {
  if (!offered) return null
  const { capacity, confirmedOn } = offered
  const start = hours?.earliestStart ?? today
  const free = freeFrom(capacity, start > today ? start : today)
  if (!confirmedOn || !isStale(confirmedOn, today)) return free
  return { ...(free ?? { hours: null, from: null }), staleOn: confirmedOn }
}

/** The most that any week can offer, for a first look at many people. */
export const mostFree = ({ usual, weeks }: Capacity): number | null =>
  usual === null ? null : Math.max(usual, ...Object.values(weeks))

/** The first day on which hours and start must have been confirmed to be relied on. */
export const freshSince = (today: string): string =>
  new Date(Date.parse(today) - staleAfterDays * 86_400_000).toISOString().slice(0, 10)

/** Whether hours and start were last confirmed too long ago to be relied on. */
export const isStale = (confirmedOn: string | null, today: string): boolean =>
  confirmedOn !== null && confirmedOn < freshSince(today)

/** Hours free in each of the next weeks. */
export const freeAhead = (
  { usual, weeks }: Capacity,
  today: string,
  count: number,
): { monday: string; hours: number | null }[] =>
  mondaysFrom(today, count).map((monday) => ({ monday, hours: weeks[monday] ?? usual }))

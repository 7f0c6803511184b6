import type { Capacity } from '#contract/capacity.ts'
import { counted } from '#domain/counted.ts'

export type Week = { monday: string; free: number; booked: number }

/** What is offered each week, split into what is booked and what is free. Nothing where no hours are given. */
export function weeksOf({ ahead, weeks, hoursPerWeek }: Pick<Capacity, 'ahead' | 'weeks' | 'hoursPerWeek'>): Week[] {
  if (hoursPerWeek === null) return []
  return ahead.map(({ monday, hours }) => {
    const offered = weeks[monday] ?? hoursPerWeek
    const free = hours ?? offered
    return { monday, free, booked: Math.max(0, offered - free) }
  })
}

/** What was saved, as the server will have read it in a few seconds: what is booked stays, the rest of what is offered is free. */
export const withBooked = (saved: Capacity, before: readonly Week[]): Capacity => ({
  ...saved,
  ahead: saved.ahead.map((week) => {
    const booked = before.find(({ monday }) => monday === week.monday)?.booked
    const offered = saved.weeks[week.monday] ?? saved.hoursPerWeek
    return booked === undefined || offered === null ? week : { ...week, hours: Math.max(0, offered - booked) }
  }),
})

export const sumOf = (weeks: readonly Week[], what: 'free' | 'booked', count: number): number =>
  weeks.slice(0, count).reduce((sum, week) => sum + week[what], 0)

/** Everything from one week to another, in either direction. */
export function rangeOf(weeks: readonly Week[], from: string, to: string): string[] {
  const mondays = weeks.map(({ monday }) => monday)
  const [first, last] = [mondays.indexOf(from), mondays.indexOf(to)].sort((a, b) => a - b) as [number, number]
  return mondays.slice(first, last + 1)
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** The week that a key leads to; none where it leads nowhere. */
export function weekAfterKey(weeks: readonly Week[], monday: string, key: string): string | undefined {
  const at = weeks.findIndex((week) => week.monday === monday)
  const next = steps[key]?.(at, weeks.length - 1)
  return next === undefined || next === at ? undefined : weeks[next]?.monday
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const weekMilliseconds = 7 * 86_400_000

/** Some weeks as people speak of them: by their days where they follow each other, else by their number. */
export function formatWeeks(mondays: readonly string[]): string {
  const times = mondays.map((monday) => Date.parse(monday)).sort((a, b) => a - b)
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const isRow = last - first === (times.length - 1) * weekMilliseconds
  return isRow ? days.formatRange(first, last + weekMilliseconds - 86_400_000) : counted(times.length, 'week')
}

/** How many hours are free in some weeks, and how many are booked. */
export function formatFree(weeks: readonly Week[], mondays: readonly string[]): string {
  const some = weeks.filter(({ monday }) => mondays.includes(monday))
  const span = (what: 'free' | 'booked') => {
    const hours = some.map((week) => week[what])
    const [least, most] = [Math.min(...hours), Math.max(...hours)]
    return least === most ? `${most} h` : `${least} to ${most} h`
  }
  const booked = some.some((week) => week.booked > 0) ? ` and ${span('booked')} booked` : ''
  return `${span('free')} free${booked}${some.length > 1 ? ' in each' : ''}`
}

/** The weeks that differ, with some of them set to the same hours; back to the usual hours they differ no more. */
export function withHours(
  weeks: Readonly<Record<string, number>>,
  mondays: readonly string[],
  hours: number,
  usual: number | null,
): Record<string, number> {
  const rest = Object.fromEntries(Object.entries(weeks).filter(([monday]) => !mondays.includes(monday)))
  return hours === usual ? rest : { ...rest, ...Object.fromEntries(mondays.map((monday) => [monday, hours])) }
}

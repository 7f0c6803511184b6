import type { Capacity } from '#contract/capacity.ts'

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

export const sumOf = (weeks: readonly Week[], what: 'free' | 'booked', count: number): number =>
  weeks.slice(0, count).reduce((sum, week) => sum + week[what], 0)

const confirmedForDays = 30

/** Weeks are confirmed once a month; until then nobody is asked to. */
export const isConfirmationDue = (confirmedOn: string | null, now: Date): boolean =>
  confirmedOn === null || now.getTime() - Date.parse(confirmedOn) >= confirmedForDays * 86_400_000

/** Everything from one week to another, in either direction. */
export function rangeOf(weeks: readonly Week[], from: string, to: string): string[] {
  const mondays = weeks.map(({ monday }) => monday)
  const [first, last] = [mondays.indexOf(from), mondays.indexOf(to)].sort((a, b) => a - b) as [number, number]
  return mondays.slice(first, last + 1)
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

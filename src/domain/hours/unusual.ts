import { formatHours } from '../invoices/money.ts'

/** What makes approvers look twice. Printed under their table; the database sorts by the same rule (`app.is_unusual`). */
export const unusualRule = { weeks: 8, abovePercent: 15, dayMinutes: 9 * 60 } as const

/** The median of the latest weeks, in quarter hours; null before the first. Between two it is their middle, rounded up. */
export function usualMinutes(latest: readonly number[]): number | null {
  const sorted = latest.slice(0, unusualRule.weeks).sort((one, other) => one - other)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : Math.ceil((low + high) / 30) * 15
}

type Judged = { dayMinutes: readonly number[]; usualMinutes: number | null; capMinutes: number }
export type Standout = 'weekend' | 'long-day' | 'above-usual' | 'at-cap'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Whether a day by itself is worth a look; `weekday` is 0 for Monday. */
export const isUnusualDay = (weekday: number, minutes: number): boolean =>
  minutes > unusualRule.dayMinutes || (weekday > 4 && minutes > 0)

/** What stands out in a week, in words. It is a reason to look, not a judgment. */
export function standouts({ dayMinutes, usualMinutes: usual, capMinutes }: Judged): { kind: Standout; text: string }[] {
  const total = dayMinutes.reduce((sum, minutes) => sum + minutes, 0)
  const days = dayMinutes.flatMap((minutes, weekday) =>
    isUnusualDay(weekday, minutes)
      ? [
          {
            kind: weekday > 4 ? ('weekend' as const) : ('long-day' as const),
            text: `${formatHours(minutes)} h on ${weekdays[weekday]}`,
          },
        ]
      : [],
  )
  const isAbove = usual !== null && total * 100 > usual * (100 + unusualRule.abovePercent)
  return [
    ...days,
    ...(isAbove ? [{ kind: 'above-usual' as const, text: `${formatHours(total - usual)} h above usual` }] : []),
    ...(total >= capMinutes ? [{ kind: 'at-cap' as const, text: 'At the cap' }] : []),
  ]
}

export const unusualSentence =
  `Unusual means: more than ${unusualRule.abovePercent}% above the last eight approved weeks, a day over ` +
  `${unusualRule.dayMinutes / 60} hours, a weekend, or at the cap. It is a reason to look, not a judgment. Usual is the median of those weeks.`

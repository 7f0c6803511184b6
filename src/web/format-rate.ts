import { firstName } from '#domain/accounts/first-name.ts'
import type { Price } from '#domain/talent/price.ts'
import { formatHourlyRange } from './ui/money.ts'

/** $49.45/hr all in · $43.00 to Lucía; without a fee, the rate alone. Null where it isn't known. */
export function formatRate({ rate, allIn }: Price, name: string): string | null {
  if (!rate) return null
  const own = formatHourlyRange(rate.from, rate.to)
  if (!allIn) return own
  const who = firstName(name) || 'the candidate'
  return `${formatHourlyRange(allIn.from, allIn.to)} all in · ${own.replace('/hr', '')} to ${who}`
}

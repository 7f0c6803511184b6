import { formatDollars } from '#domain/money.ts'

/** $1,234.50/hr */
export const formatHourly = (rate: number): string => `${formatDollars(rate)}/hr`

/** $35.00–$45.00/hr; one figure where both ends are the same. */
export const formatHourlyRange = (from: number, to: number | null): string =>
  to === null || to === from ? formatHourly(from) : `${formatDollars(from)}–${formatHourly(to)}`

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** $1,234.50/hr */
export const formatHourly = (rate: number): string => `${dollars.format(rate)}/hr`

/** $35.00–$45.00/hr; one figure where both ends are the same. */
export const formatHourlyRange = (from: number, to: number | null): string =>
  to === null || to === from ? formatHourly(from) : `${dollars.format(from)}–${formatHourly(to)}`

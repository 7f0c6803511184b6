const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** $1,234.50/hr */
export const formatHourly = (rate: number): string => `${dollars.format(rate)}/hr`

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** $1,234.50 */
export const formatDollars = (amount: number): string => dollars.format(amount)
export const formatCents = (cents: number): string => formatDollars(cents / 100)

/** A plain number, for fields and for files that a spreadsheet adds up: 1234.50. */
export const decimalCents = (cents: number): string => (cents / 100).toFixed(2)

import { expect, test } from 'vitest'
import { decimalCents, formatCents, formatDollars } from './money.ts'

test.each([
  [0, '$0.00', '0.00'],
  [5, '$0.05', '0.05'],
  [123_450, '$1,234.50', '1234.50'],
  [-100_000_000, '-$1,000,000.00', '-1000000.00'],
])('%i cents are %s to people, and %s in a file', (cents, formatted, decimal) => {
  expect(formatCents(cents)).toBe(formatted)
  expect(formatDollars(cents / 100)).toBe(formatted)
  expect(decimalCents(cents)).toBe(decimal)
})

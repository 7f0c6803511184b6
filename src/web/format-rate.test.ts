import { expect, test } from 'vitest'
import { formatRate } from './format-rate.ts'

test('a rate is what the firm pays, then what the person gets; without a fee both are one', () => {
  const rate = { from: 43, to: null }
  const allIn = { from: 49.45, to: null }
  expect(formatRate({ rate, allIn }, 'Lucía F.')).toBe('$49.45/hr all in · $43.00 to Lucía')
  expect(formatRate({ rate: { from: 40, to: 50 }, allIn: { from: 46, to: 57.5 } }, '')).toBe(
    '$46.00–$57.50/hr all in · $40.00–$50.00 to the candidate',
  )
  expect(formatRate({ rate, allIn: null }, 'Lucía F.')).toBe('$43.00/hr')
  expect(formatRate({ rate: null, allIn: null }, 'Lucía F.')).toBeNull()
})

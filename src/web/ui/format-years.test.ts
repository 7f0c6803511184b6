import { expect, test } from 'vitest'
import { formatYears } from './format-years.ts'

test('a first year has begun before it is counted', () => {
  expect([0, 1, 5].map(formatYears)).toEqual(['Under a year', '1 year', '5 years'])
})

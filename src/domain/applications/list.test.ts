import { expect, test } from 'vitest'
import { applicationFilters, applicationPageSize, chosenLimit, countIn } from './list.ts'

const counts = { pending: 5, reviewing: 3, accepted: 1, rejected: 2 }

test.each([
  ['all', 11],
  ['pending', 5],
  ['reviewing', 3],
  ['accepted', 1],
  ['rejected', 2],
] as const)('the filter %s shows %i', (filter, count) => {
  expect(countIn(counts, filter)).toBe(count)
})

test('one may filter by every status, or not at all', () => {
  expect(applicationFilters).toEqual(['all', ...Object.keys(counts)])
})

test('all who are chosen fit on a page', () => {
  expect(chosenLimit).toBeLessThanOrEqual(applicationPageSize)
})

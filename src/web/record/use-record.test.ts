import { expect, test } from 'vitest'
import { recordSelection } from './use-record.ts'

const local = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).toISOString().replace('.000', '')

test('a span of days runs from its first midnight to the midnight after its last', () => {
  expect(recordSelection({ from: '2026-03-08', to: '2026-03-08', page: 1 })).toEqual({
    since: local(2026, 3, 8),
    until: local(2026, 3, 9),
  })
})

test('what the filter doesn’t name is not asked for', () => {
  expect(recordSelection({ page: 3 })).toEqual({})
  expect(recordSelection({ to: '2026-12-31', page: 1 })).toEqual({ until: local(2027, 1, 1) })
})

import { expect, test } from 'vitest'
import { freeWith } from './free-with.ts'

const fresh = { isStale: false, confirmedOn: '2026-09-03' }
const left = (hours: number | null, from: string | null = null, isEngaged = false) => ({ hours, from, isEngaged })

test.each([
  [12, 40, 40, 12],
  [12, 40, 30, 2],
  [12, 40, 20, 0],
  [12, 40, null, 12],
  [null, null, 40, null],
])('%j left of %j is, of %j, %j', (hours, hoursPerWeek, offered, expected) =>
  expect(freeWith({ ...fresh, free: left(hours, '2027-03-08'), hoursPerWeek }, offered)).toEqual({
    hours: expected,
    from: '2027-03-08',
  }),
)

test('that someone is engaged, or hasn’t confirmed for long, is said as to firms', () => {
  const engaged = { ...fresh, free: left(null, null, true), hoursPerWeek: null }
  expect(freeWith(engaged, null)).toEqual({ hours: null, from: null, isEngaged: true })
  const stale = { free: null, hoursPerWeek: null, isStale: true, confirmedOn: '2026-09-03' }
  expect(freeWith(stale, 40)).toEqual({ hours: null, from: null, staleOn: '2026-09-03' })
  expect(freeWith({ ...stale, isStale: false }, 40)).toBeNull()
})

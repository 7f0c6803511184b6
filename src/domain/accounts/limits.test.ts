import { expect, test } from 'vitest'
import { attemptLimits } from './limits.ts'

const limits = Object.entries(attemptLimits)

test.each(limits)(
  '%s counts by the minute, the quarter of an hour, the hour, the day or the year',
  (_, { windowSeconds }) => {
    expect([60, 15 * 60, 60 * 60, 24 * 60 * 60, 365 * 24 * 60 * 60]).toContain(windowSeconds)
  },
)

test('no two limits count together', () => {
  expect(new Set(limits.map(([, { name }]) => name)).size).toBe(limits.length)
})

test.each([
  ['loginPerAddress', 10, 15],
  ['loginsInARow', 100, 365 * 24 * 60],
  ['loginPerNetwork', 30, 1],
  ['codePerAddress', 20, 24 * 60],
  ['mailPerAddressMinute', 1, 1],
  ['mailPerAddressHour', 5, 60],
  ['talentProfilePerAccount', 1000, 24 * 60],
] as const)('%s is %i times in %i minutes', (name, limit, minutes) => {
  expect(attemptLimits[name]).toMatchObject({ limit, windowSeconds: minutes * 60 })
})

import { expect, test } from 'vitest'
import { retryInSeconds } from './retry.ts'

test('tries come further and further apart, for about three days', () => {
  const delays = Array.from({ length: 18 }, (_, index) => retryInSeconds(index + 1, 0.5))
  expect(delays.slice(0, 7)).toEqual([30, 120, 480, 1920, 7680, 21600, 21600])
  expect(delays.at(-1)).toBeUndefined()
  const total = delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0)
  expect(total / 3600).toBeGreaterThan(72)
  expect(total / 3600).toBeLessThan(80)
})

test('two that failed together do not come back together', () => {
  expect(retryInSeconds(1, 0)).toBe(24)
  expect(retryInSeconds(1, 1)).toBeCloseTo(36)
})

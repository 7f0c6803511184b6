import { expect, test } from 'vitest'
import { type JobStatus, jobActionsFrom, retryInSeconds } from './job.ts'

test('a failed attempt is followed by a longer pause each time, up to six hours', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 17].map((attempts) => retryInSeconds(attempts, 0.5))
  expect(pauses).toEqual([30, 120, 480, 1920, 7680, 21_600, 21_600, 21_600])
})

test('pauses are spread by a fifth to both sides', () => {
  expect(retryInSeconds(1, 0)).toBeCloseTo(24)
  expect(retryInSeconds(1, 1)).toBeCloseTo(36)
})

test('after 18 attempts, about three days, a job is given up', () => {
  expect(retryInSeconds(18, 0.5)).toBeUndefined()
  const seconds = Array.from({ length: 17 }, (_, index) => retryInSeconds(index + 1, 0.5) ?? 0)
  const days = seconds.reduce((sum, delay) => sum + delay) / 86_400
  expect(days).toBeGreaterThan(2.5)
  expect(days).toBeLessThan(3.5)
})

test.each([
  ['failed', 3, ['retry']],
  ['waiting', 1, ['retry']],
  ['waiting', 0, []],
  ['running', 2, []],
] as [JobStatus, number, string[]][])('a job that is %s after %i attempts offers %j', (status, attempts, actions) => {
  expect(jobActionsFrom({ status, attempts })).toEqual(actions)
})

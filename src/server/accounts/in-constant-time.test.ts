import { expect, test } from 'vitest'
import { inConstantTime } from './in-constant-time.ts'

const timed = async (work: () => Promise<string>) => {
  const startedAt = performance.now()
  const outcome = await inConstantTime(work).catch((error: Error) => error.message)
  return { outcome, milliseconds: performance.now() - startedAt }
}

test('a quick success and a quick refusal both wait for the full step', async () => {
  const [success, refusal] = await Promise.all([
    timed(async () => 'done'),
    timed(async () => {
      throw new Error('refused')
    }),
  ])
  expect([success.outcome, refusal.outcome]).toEqual(['done', 'refused'])
  // Timers may fire a fraction of a millisecond early.
  expect(Math.min(success.milliseconds, refusal.milliseconds)).toBeGreaterThan(248)
})

import { expect, test } from 'vitest'
import { slopeOf, soak } from './soaking.ts'

const onLinux = process.platform === 'linux'

// The short form; `npm run soak` is the long one, and measures memory and times as well.
test.runIf(onLinux)(
  'T68 under mixed requests, some of which leave, nothing fails, and no file stays open or behind',
  { timeout: 300_000 },
  async () => {
    const { answers, aborted, failures, samples, leftBehind } = await soak({ minutes: 2 / 60, perSecond: 40 })
    process.stdout.write(`T68 ${answers} answers, ${aborted} left, ${failures.length} failed\n`)
    expect(answers).toBeGreaterThan(30)
    expect([failures, leftBehind]).toEqual([[], []])
    const [first, last] = [samples[0], samples.at(-1)]
    // Two children that read files stay, each with its pipes.
    expect(last?.files ?? 0).toBeLessThan((first?.files ?? 0) + 20)
  },
)

test('the slope is that of the line through what was measured, after the first sixth', () => {
  const samples = Array.from({ length: 61 }, (_, minute) => ({
    minute,
    megabytes: minute < 10 ? 900 : 200 + minute / 2,
    files: 9,
  }))
  expect(slopeOf(samples)).toBeCloseTo(0.5, 1)
  expect(slopeOf([])).toBe(0)
})

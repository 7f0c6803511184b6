import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arriving, TooSlow } from './arriving.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000))

/** A body of as many chunks, one every so many seconds; then it ends or stands still. */
const dripping = (chunks: number, chunkBytes: number, everySeconds: number, ends = true) => {
  let left = chunks
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (left-- > 0) {
        await later(everySeconds)
        controller.enqueue(new Uint8Array(chunkBytes))
      } else if (ends) controller.close()
      else await later(1e6)
    },
  })
}

/** How many bytes came, or why the rest did not, after so many seconds at most. */
async function receive(body: ReadableStream<Uint8Array>, seconds: number, busySeconds = 0) {
  let bytes = 0
  const reading = (async () => {
    for await (const chunk of arriving(body)) {
      bytes += chunk.byteLength
      if (busySeconds) await later(busySeconds)
    }
    return bytes
  })().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return Promise.race([reading, later(0).then(() => 'still waiting'), vi.advanceTimersByTimeAsync(0)])
}

test('T52: a body that stands still is cut after 15 seconds, wherever it stands', async () => {
  expect(await receive(dripping(0, 0, 0, false), 15)).toBeInstanceOf(TooSlow)
  expect(await receive(dripping(3, 60_000, 1, false), 3 + 15)).toBeInstanceOf(TooSlow)
})

test('T52: one byte every 14 seconds does not hold it open', async () => {
  expect(await receive(dripping(100, 1, 14), 28)).toBeInstanceOf(TooSlow)
})

test('a slow line is waited for, through a pause as well', async () => {
  expect(await receive(dripping(20, 40_000, 14), 20 * 14)).toBe(800_000)
})

test('the time in which we are busy is not the sender’s', async () => {
  expect(await receive(dripping(5, 100, 1), 5 * 31, 30)).toBe(500)
})

import type { Context } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBody } from './read-body.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A request whose bytes come one by one, every so many seconds. */
const dripping = (text: string, everySeconds: number) => {
  const bytes = [...Buffer.from(text)]
  const body = new ReadableStream({
    pull: (controller) =>
      new Promise((done) => {
        setTimeout(() => {
          const next = bytes.shift()
          if (next === undefined) controller.close()
          else controller.enqueue(Uint8Array.of(next))
          done()
        }, everySeconds * 1000)
      }),
  })
  return { req: { raw: { body }, header: () => undefined } } as unknown as Context
}

test('T52 a body that drips is cut off after fifteen seconds', async () => {
  const reading = readBody(dripping('{"email":"ellen@example.com"}', 1), 100).catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await reading).toMatchObject({ code: 'too_slow', message: 'The request took too long to arrive.' })
})

test('a slow one that ends in time is read whole, letters of several bytes too', async () => {
  const reading = readBody(dripping('né', 1), 100)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await reading).toBe('né')
})

test('T51 one of the very limit is read, one byte more is refused, without a length of its own too', async () => {
  const sized = async (text: string) => {
    const reading = readBody(dripping(text, 0), 4).catch((problem: unknown) => problem)
    await vi.advanceTimersByTimeAsync(1_000)
    return reading
  }
  expect(await sized('1234')).toBe('1234')
  expect(await sized('12345')).toMatchObject({ code: 'too_large' })
})

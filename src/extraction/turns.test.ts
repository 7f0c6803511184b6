import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const staying = new AbortController().signal

test('one network has so many at once, and another does not wait for it', async () => {
  const takeTurn = createTurns({ atOnce: 2, waiting: 2, seconds: 10 })
  const office = () => takeTurn('office', staying)
  const first = await office()
  await office()
  let isCalled = false
  const third = office().then((giveBack) => {
    isCalled = true
    return giveBack
  })
  expect(await takeTurn('elsewhere', staying)).toBeTypeOf('function')
  await vi.advanceTimersByTimeAsync(9_000)
  expect(isCalled).toBe(false)
  first?.()
  expect(await third).toBeTypeOf('function')
})

test('a turn is given back once, however often that is said', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 2, seconds: 10 })
  const giveBack = await takeTurn('office', staying)
  const second = takeTurn('office', staying)
  const third = takeTurn('office', staying)
  giveBack?.()
  giveBack?.()
  expect(await second).toBeTypeOf('function')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await third).toBeUndefined()
})

test('nobody waits for long, nor behind too many, nor after having left', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 2, seconds: 10 })
  const giveBack = await takeTurn('office', staying)
  const leaving = new AbortController()
  const left = takeTurn('office', leaving.signal)
  const late = takeTurn('office', staying)
  expect(await takeTurn('office', staying)).toBeUndefined()
  leaving.abort()
  expect(await left).toBeUndefined()
  expect(await takeTurn('office', AbortSignal.abort())).toBeUndefined()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await late).toBeUndefined()
  giveBack?.()
  expect(await takeTurn('office', staying)).toBeTypeOf('function')
})

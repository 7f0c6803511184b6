import { expect, test } from 'vitest'
import { once } from './once.ts'

test('what is made on demand is made once, even if it is nothing', () => {
  let calls = 0
  const made = once(() => {
    calls++
    return undefined
  })
  expect(calls).toBe(0)
  expect([made(), made()]).toEqual([undefined, undefined])
  expect(calls).toBe(1)
})

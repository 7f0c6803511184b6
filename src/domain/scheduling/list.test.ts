import { expect, test } from 'vitest'
import { cancelReason } from './list.ts'

test.each([
  [' Traveling ', 'Traveling'],
  ['a'.repeat(1000), 'a'.repeat(1000)],
])('a call is cancelled with the reason %j', (given, reason) => {
  expect(cancelReason.parse(given)).toBe(reason)
})

test.each([
  ['  ', 'Please give a reason.'],
  ['a'.repeat(1001), 'Please use at most 1,000 characters.'],
])('%j is no reason', (given, message) => {
  expect(cancelReason.safeParse(given).error?.issues[0]?.message).toBe(message)
})

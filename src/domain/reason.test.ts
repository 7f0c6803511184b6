import { expect, test } from 'vitest'
import { reason } from './reason.ts'

test.each([
  [' Traveling ', 'Traveling'],
  ['a'.repeat(1000), 'a'.repeat(1000)],
])('%j is a reason, trimmed', (given, stored) => {
  expect(reason.parse(given)).toBe(stored)
})

test.each([
  ['  ', 'Please give a reason.'],
  ['a'.repeat(1001), 'Please use at most 1,000 characters.'],
])('%j is no reason', (given, message) => {
  expect(reason.safeParse(given).error?.issues[0]?.message).toBe(message)
})

import { expect, test } from 'vitest'
import { awaited } from './awaited.ts'
import { leadOf } from './lead-of.ts'

const say = (count: number) => `${count} accounts.`

test('a lead has room until it is known, and none if it won’t be', () => {
  expect(leadOf({ data: undefined, isFetched: false }, say)).toBe(awaited)
  expect(leadOf({ data: 7, isFetched: true }, say)).toBe('7 accounts.')
  expect(leadOf({ data: 0, isFetched: true }, say)).toBe('0 accounts.')
  expect(leadOf({ data: undefined, isFetched: true }, say)).toBeUndefined()
})

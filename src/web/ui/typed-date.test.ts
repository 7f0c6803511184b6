import { expect, test } from 'vitest'
import { isTypedDate } from './typed-date.ts'

test.each([
  ['2026-11-05', false, true],
  ['1999-12-31', false, true],
  // Emptied.
  ['', false, true],
  // Half of it: the browser says nothing but that there is something.
  ['', true, false],
  // On the way to 2026.
  ['0002-11-05', false, false],
  ['0202-11-05', false, false],
])('%j, half typed %j: typed to its end is %j', (value, badInput, isTyped) => {
  expect(isTypedDate(value, { badInput })).toBe(isTyped)
})

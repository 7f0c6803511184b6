import { expect, test } from 'vitest'
import { formatMonth, readMonth } from './month.ts'

test.each([
  ['Apr 2021', '2021-04', 'Apr 2021'],
  ['september, 2020', '2020-09', 'Sep 2020'],
  ['4/2021', '2021-04', 'Apr 2021'],
  ['2021-4', '2021-04', 'Apr 2021'],
  [' 2021 ', '2021', '2021'],
  ['present', 'Present', 'Present'],
  ['13/2021', '13/2021', '13/2021'],
  ['Foo 2021', 'Foo 2021', 'Foo 2021'],
  ['summer', 'summer', 'summer'],
  ['2021-00', '2021-00', '2021-00'],
  ['2021-13', '2021-13', '2021-13'],
  ['', '', ''],
])('%j is stored as %j and read as %j', (typed, stored, formatted) => {
  expect(readMonth(typed)).toBe(stored)
  expect(formatMonth(stored)).toBe(formatted)
})

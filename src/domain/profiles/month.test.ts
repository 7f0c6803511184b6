import { expect, test } from 'vitest'
import { formatMonth, isPresent, monthsOf, readMonth } from './month.ts'

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

const year = 'January February March April May June July August September October November December'.split(' ')

test.each(year.map((name, index) => [name, index + 1] as const))('%s is month %i', (name, month) => {
  const stored = `2021-${String(month).padStart(2, '0')}`
  expect([`${name} 2021`, `${name.slice(0, 3)}. 2021`, `${month}/2021`, `2021.${month}`].map(readMonth)).toEqual(
    Array(4).fill(stored),
  )
  expect(formatMonth(stored)).toBe(`${name.slice(0, 3)} 2021`)
})

test.each([
  'Q1 4/2021',
  '4/2021?',
  '112021-4',
  '2021-4-30',
  'in Apr 2021',
  'Apr 2021 or so',
  '0/2021',
  'x2021-04',
  '2021-04x',
])('%j is no month, and stays as it is', (typed) => {
  expect(readMonth(typed)).toBe(typed)
  expect(formatMonth(typed)).toBe(typed)
})

test.each([
  ['present', true],
  [' Now ', true],
  ['CURRENT', true],
  ['presently', false],
  ['until now', false],
  ['', false],
  [null, false],
])('%j is the present: %s', (date, isNow) => {
  expect(isPresent(date)).toBe(isNow)
  expect(formatMonth(date) === 'Present').toBe(isNow)
})

test('a date that is not known is read as nothing', () => {
  expect(formatMonth(null)).toBe('')
})

test('a month means itself, a year its twelve months, anything else nothing', () => {
  expect(monthsOf('2021-04')).toEqual({ first: 2021 * 12 + 4, last: 2021 * 12 + 4 })
  expect(monthsOf('2021')).toEqual({ first: 2021 * 12 + 1, last: 2021 * 12 + 12 })
  expect(['April', 'in 2021', '', null].map(monthsOf)).toEqual(Array(4).fill(undefined))
})

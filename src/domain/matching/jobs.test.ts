import { describe, expect, test } from 'vitest'
import { isAccounting, levelOfTitle, marketOf, monthOf, monthOfDate } from './jobs.ts'

const today = monthOfDate('2026-11-16')

test('a month is counted from year 0, so that months can be subtracted', () => {
  expect(monthOfDate('2027-01-18')).toBe(2027 * 12)
  expect(monthOfDate('2027-03-01') - monthOfDate('2026-12-31')).toBe(3)
})

describe('the month of', () => {
  test.each<[string | null, string | null]>([
    ['2021-04', '2021-04-01'],
    ['04/2021', '2021-04-01'],
    ['Apr 2021', '2021-04-01'],
    ['april 2021', '2021-04-01'],
    ['May 2021', '2021-05-01'],
    ['December 2019', '2019-12-01'],
    ['2021-04-15', '2021-04-01'],
    ['2021', '2021-01-01'],
    ['Present', '2026-11-01'],
    ['to date', '2026-11-01'],
    ['2031', '2026-11-01'],
    ['recently', null],
    [' ', null],
    [null, null],
  ])('%s is that of %s', (text, day) => expect(monthOf(text, today)).toBe(day === null ? null : monthOfDate(day)))

  test('an end that gives only a year is its December', () => {
    expect(monthOf('2021', today, true)).toBe(monthOfDate('2021-12-01'))
    expect(monthOf('2021-04', today, true)).toBe(monthOfDate('2021-04-01'))
    expect(monthOf('2026', today, true)).toBe(today)
  })
})

describe('a title', () => {
  test.each([
    ['Accounting Assistant', 0],
    ['Junior Accountant', 0],
    ['Accountant', 0],
    ['Account Manager', 0],
    ['SENIOR ACCOUNTANT', 1],
    ['Accountant III', 1],
    ['Audit Manager', 2],
    ['Assistant Controller', 2],
    ['Assistant Tax Manager', 2],
    ['Financial Controller', 3],
    ['Director of Accounting', 3],
    ['Fractional CFO', 4],
    ['Tax Partner', 4],
  ])('%s is level %i', (title, level) => expect(levelOfTitle(title)).toBe(level))

  test.each([
    ['Staff Accountant', true],
    ['bookkeeper', true],
    ['Call Center Agent', false],
  ])('%s is in accounting: %s', (title, isSo) => expect(isAccounting(title)).toBe(isSo))
})

describe('clients', () => {
  test.each([
    ['Prepared returns for US clients', 'us'],
    ['Worked for a CPA firm', 'us'],
    ['Kept books for a restaurant group in New York', 'us'],
    ['Filed VAT returns', 'local'],
    ['filed vat returns', 'local'],
    ['Kept books for shops in Cebu', 'local'],
    ['kept books for shops in cebu', 'local'],
    ['Closed the books of Indian companies', 'local'],
    ['US and Philippine clients', 'us'],
    ['Closed the books every month', 'unsaid'],
    ['us tax', 'unsaid'],
  ])('of "%s" are %s', (text, market) => expect(marketOf(text)).toBe(market))
})

import { expect, test } from 'vitest'
import { federalHoliday, isBusinessDay } from './federal-holidays.ts'

const daysOf = (year: number) => {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  return Array.from({ length: first.daysInYear }, (_, days) => first.add({ days }))
}

// As the Office of Personnel Management publishes them.
test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
])('the federal holidays of %i', (year, days) => {
  const found = daysOf(year).filter(federalHoliday)
  expect(found.map((day) => day.toString().slice(5)).join(' ')).toBe(days)
})

test('holidays have names, and a weekend is no business day', () => {
  const day = (date: string) => Temporal.PlainDate.from(date)
  expect(federalHoliday(day('2026-11-26'))).toBe('Thanksgiving')
  expect(federalHoliday(day('2026-07-03'))).toBe('Independence Day')
  expect(federalHoliday(day('2026-07-04'))).toBeUndefined()
  expect(
    ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'].map((at) => isBusinessDay(day(at))),
  ).toEqual([true, false, true, false, false])
})

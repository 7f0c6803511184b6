import { expect, test } from 'vitest'
import { filingDateIn } from './filing-dates.ts'

const mondaysOf = (year: number) => {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  const monday = first.add({ days: (8 - first.dayOfWeek) % 7 })
  return Array.from({ length: 52 }, (_, weeks) => monday.add({ weeks }).toString())
}

// As the IRS announced them, or will by the same rule.
test.each([
  [2022, '03-15 04-18 09-15 10-17'],
  [2023, '03-15 04-18 09-15 10-16'],
  [2026, '03-16 04-15 09-15 10-15'],
  [2027, '03-15 04-15 09-15 10-15'],
  [2028, '03-15 04-18 09-15 10-16'],
])('the filing dates of %i', (year, dates) => {
  const found = mondaysOf(year).map(filingDateIn)
  expect(found.flatMap((one) => (one ? [one.date.slice(5)] : [])).join(' ')).toBe(dates)
})

test('a date says what is due, and most weeks have none', () => {
  expect(filingDateIn('2027-03-15')).toEqual({ date: '2027-03-15', forms: '1065, 1120-S' })
  expect(filingDateIn('2027-10-11')?.forms).toBe('1040, 1120 extended')
  expect(filingDateIn('2027-03-08')).toBeUndefined()
})

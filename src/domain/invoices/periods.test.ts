import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agingOf, closedThrough, dueOn, monthOfWeek, reminderDays, reminderFor } from './periods.ts'

const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10))
const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const weekday = (date: string) => new Date(`${date}T00:00Z`).getUTCDay()

test('a weekly invoice covers whole weeks up to the latest Sunday before today', () => {
  fc.assert(
    fc.property(day, (today) => {
      let sunday = daysAfter(today, -1)
      while (weekday(sunday) !== 0) sunday = daysAfter(sunday, -1)
      expect(closedThrough('week', today)).toBe(sunday)
    }),
  )
})

test('a monthly invoice covers the weeks that ended before this month', () => {
  fc.assert(
    fc.property(day, (today) => {
      let last = today
      while (last.slice(0, 7) === today.slice(0, 7)) last = daysAfter(last, -1)
      expect(closedThrough('month', today)).toBe(last)
    }),
  )
})

test('every week belongs to the month of its Sunday', () => {
  expect(monthOfWeek('2026-11-30')).toBe('2026-12')
  expect(monthOfWeek('2026-11-23')).toBe('2026-11')
  expect(monthOfWeek('2026-12-28')).toBe('2027-01')
})

test('due dates are counted in days', () => {
  fc.assert(
    fc.property(day, fc.nat(90), (issued, terms) => {
      expect(dueOn(issued, terms)).toBe(daysAfter(issued, terms))
    }),
  )
})

test('reminders come once each, in order, and those missed are not sent afterwards', () => {
  fc.assert(
    fc.property(day, fc.array(fc.integer({ min: -10, max: 60 }), { maxLength: 30 }), (due, days) => {
      let sent: number | null = null
      const got: number[] = []
      for (const late of [...days].sort((one, other) => one - other)) {
        const reminder = reminderFor(due, daysAfter(due, late), sent)
        if (reminder === null) continue
        expect(reminder).toBeLessThanOrEqual(late)
        got.push(reminder)
        sent = reminder
      }
      expect(got).toEqual([...new Set(got)].sort((one, other) => one - other))
      expect(reminderDays).toEqual(expect.arrayContaining(got))
    }),
  )
  expect(reminderFor('2026-11-16', '2026-11-13', null)).toBe(-3)
  expect(reminderFor('2026-11-16', '2026-11-16', null)).toBe(-3)
  expect(reminderFor('2026-11-16', '2026-11-17', -3)).toBe(1)
  expect(reminderFor('2026-11-16', '2026-11-12', null)).toBeNull()
  expect(reminderFor('2026-11-16', '2026-12-30', 1)).toBe(30)
})

test.each([
  ['2026-11-16', 'current'],
  ['2026-11-15', 'to30'],
  ['2026-10-17', 'to30'],
  ['2026-10-16', 'to60'],
  ['2026-09-16', 'to90'],
  ['2026-08-18', 'to90'],
  ['2026-08-17', 'older'],
])('what was due on %s is %s on Nov 16', (due, bucket) => {
  expect(agingOf(due, '2026-11-16')).toBe(bucket)
})

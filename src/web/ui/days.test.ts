import { expect, test } from 'vitest'
import { dayLabel, daysAgo, shortTime } from './days.ts'

const now = new Date(2026, 10, 16, 9, 30)
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()

test('days are counted by the reader’s calendar, not by hours', () => {
  expect(daysAgo(at(2026, 10, 16, 0), now)).toBe(0)
  expect(daysAgo(at(2026, 10, 15, 23), now)).toBe(1)
  expect(daysAgo(at(2026, 10, 9, 1), now)).toBe(7)
})

test('a line between days names the near ones', () => {
  expect(dayLabel(at(2026, 10, 16, 1), now)).toBe('Today')
  expect(dayLabel(at(2026, 10, 15, 1), now)).toBe('Yesterday')
  expect(dayLabel(at(2026, 10, 13, 1), now)).toBe('Friday, Nov 13')
  expect(dayLabel(at(2025, 10, 13, 1), now)).toBe('Thursday, Nov 13, 2025')
})

test('a list has the time of today, the weekday of this week, and the date before', () => {
  expect(shortTime(at(2026, 10, 16, 8), now)).toBe('8:00 AM')
  expect(shortTime(at(2026, 10, 13, 8), now)).toBe('Fri')
  expect(shortTime(at(2026, 10, 9, 8), now)).toBe('Nov 9')
  expect(shortTime(at(2025, 10, 12, 8), now)).toBe('Nov 12, 2025')
})

import { describe, expect, test } from 'vitest'
import { formatHours } from '../invoices/money.ts'
import { capMessage, formatDay, formatShortDay, formatWeek, parseHours } from './format-week.ts'

test.each([
  ['2026-11-09', 'Nov 9 – 15, 2026'],
  ['2026-11-30', 'Nov 30 – Dec 6, 2026'],
  ['2026-12-28', 'Dec 28, 2026 – Jan 3, 2027'],
])('the week of %s is %s', (startsOn, text) => {
  expect(formatWeek(startsOn)).toBe(text)
})

test('a day has its weekday before it', () => {
  expect([formatDay('2026-11-12'), formatShortDay('2026-11-12')]).toEqual(['Thursday, Nov 12', 'Thu, Nov 12'])
})

test.each([
  [135, 'The cap is 35.00 h a week. There are 2.25 h left.'],
  [0, 'The cap is 35.00 h a week, and this week has reached it.'],
  [-15, 'The cap is 35.00 h a week, and this week has reached it.'],
])('with %i minutes left: %s', (left, text) => {
  expect(capMessage(2_100, left)).toBe(text)
})

describe('hours as text', () => {
  test('are quarter hours, with a point, a comma or a colon', () => {
    for (let quarters = 1; quarters <= 96; quarters += 1) {
      const [whole, rest] = [Math.floor(quarters / 4), quarters % 4]
      const parts = ['00', '25', '50', '75'][rest]
      expect(parseHours(`${whole}.${parts}`)).toBe(quarters * 15)
      expect(parseHours(`${whole},${parts}`)).toBe(quarters * 15)
      expect(parseHours(` ${whole}:${String(rest * 15).padStart(2, '0')} `)).toBe(quarters * 15)
      expect(formatHours(quarters * 15)).toBe(`${whole}.${parts}`)
    }
    expect(parseHours('.5')).toBe(30)
    expect(parseHours('7')).toBe(420)
    for (const wrong of ['', '0', '1.3', '1.333', '-1', 'two', '1:20', '100', '1e1', '.'])
      expect(parseHours(wrong), wrong).toBe(null)
  })
})

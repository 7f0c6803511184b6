import { expect, test } from 'vitest'
import { isTimeZone, timeZone } from './zone.ts'

test.each(['America/New_York', 'Asia/Manila', 'UTC'])('%s is a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(true)
  expect(timeZone.parse(zone)).toBe(zone)
})

test.each([
  ['', 'Please choose a time zone.'],
  ['Manila', 'Please choose a time zone.'],
  ['+08:00', 'Please choose a time zone.'],
  [' UTC', 'Please choose a time zone.'],
  ['A'.repeat(65), expect.any(String)],
])('%s is none', (zone, message) => {
  expect(timeZone.safeParse(zone).error?.issues[0]?.message).toEqual(message)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromLocalTime, midnightOf, toLocalTime } from './local-time.ts'

const zone = fc.constantFrom('America/New_York', 'Asia/Manila', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia')

describe('an input of date and time', () => {
  test('shows a moment by the reader’s clock', () => {
    expect(toLocalTime('2026-11-16T15:30:00.000Z', 'America/New_York')).toBe('2026-11-16T10:30')
    expect(toLocalTime('2026-11-16T15:30:59Z', 'Asia/Manila')).toBe('2026-11-16T23:30')
  })

  test.each([
    ['as it says', '2026-07-01T09:00', '2026-07-01T13:00:00Z'],
    ['that spring leaves out, as much later as the hour is long', '2027-03-14T02:30', '2027-03-14T07:30:00Z'],
    ['that autumn repeats, the first time', '2026-11-01T01:30', '2026-11-01T05:30:00Z'],
  ])('takes a time %s', (_, typed, moment) => {
    expect(fromLocalTime(typed, 'America/New_York')).toBe(moment)
  })

  test('shows what was typed again, in winter, summer and between', () => {
    fc.assert(
      fc.property(zone, fc.integer({ min: 0, max: 60_000_000 }), (zone, minutes) => {
        const shown = toLocalTime(new Date(minutes * 60_000).toISOString(), zone)
        expect(toLocalTime(fromLocalTime(shown, zone), zone)).toBe(shown)
      }),
    )
  })
})

test.each([
  ['2026-11-16', 0, 'Asia/Manila', '2026-11-15T16:00:00Z'],
  ['2026-11-01', 0, 'America/New_York', '2026-11-01T04:00:00Z'],
  ['2026-11-01', 1, 'America/New_York', '2026-11-02T05:00:00Z'],
  ['2026-12-31', 1, 'America/New_York', '2027-01-01T05:00:00Z'],
  // Clocks there go from midnight to one: the day begins at one.
  ['2026-09-06', 0, 'America/Santiago', '2026-09-06T04:00:00Z'],
])('the day %s and %i begin in %s at %s', (day, daysLater, zone, moment) => {
  expect(midnightOf(day, { daysLater, zone })).toBe(moment)
})

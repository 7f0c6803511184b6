import { describe, expect, test } from 'vitest'
import { dayIn, daysAfter, momentOf, weekdayOf } from './wall-time.ts'

test.each([
  ['America/New_York', '2026-11-15'],
  ['UTC', '2026-11-16'],
  ['Asia/Manila', '2026-11-16'],
  ['Pacific/Honolulu', '2026-11-15'],
])('in %s it is %s', (zone, day) => {
  expect(dayIn(zone, new Date('2026-11-16T03:30:00Z'))).toBe(day)
})

test.each([
  ['2026-11-16', 1],
  ['2026-11-21', 6],
  ['2026-11-22', 7],
])('%s is weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

test.each([
  ['2026-11-15', 0, '2026-11-15'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
])('%s and %i days are %s', (day, days, later) => {
  expect(daysAfter(day, days)).toBe(later)
})

describe('the wall shows', () => {
  test.each([
    ['2026-11-16', 9 * 60, 'America/New_York', '2026-11-16T14:00:00Z'],
    ['2026-07-16', 9 * 60, 'America/New_York', '2026-07-16T13:00:00Z'],
    ['2026-11-16', 9 * 60, 'Asia/Manila', '2026-11-16T01:00:00Z'],
    ['2026-11-16', 25 * 60 + 30, 'UTC', '2026-11-17T01:30:00Z'],
    ['2026-11-16', 9 * 60 + 45, 'Asia/Kathmandu', '2026-11-16T04:00:00Z'],
    ['2026-11-16', 23 * 60, 'Pacific/Honolulu', '2026-11-17T09:00:00Z'],
  ])('on %s after %i minutes in %s: %s', (day, minutes, zone, moment) => {
    expect(momentOf(day, minutes, zone)).toEqual(new Date(moment))
  })

  test.each([
    ['just before', 119, '2026-03-08T06:59:00Z'],
    ['left out, as the moment of the change', 120, '2026-03-08T07:00:00Z'],
    ['left out, as the moment of the change', 150, '2026-03-08T07:00:00Z'],
    ['left out, as the moment of the change', 179, '2026-03-08T07:00:00Z'],
    ['just after', 180, '2026-03-08T07:00:00Z'],
    ['later', 181, '2026-03-08T07:01:00Z'],
  ])('in spring a time that is %s (%i minutes)', (_, minutes, moment) => {
    expect(momentOf('2026-03-08', minutes, 'America/New_York')).toEqual(new Date(moment))
  })

  test.each([
    ['before', 59, '2026-11-01T04:59:00Z'],
    ['repeated, as the first of both', 60, '2026-11-01T05:00:00Z'],
    ['repeated, as the first of both', 119, '2026-11-01T05:59:00Z'],
    ['after', 120, '2026-11-01T07:00:00Z'],
  ])('in autumn a time that is %s (%i minutes)', (_, minutes, moment) => {
    expect(momentOf('2026-11-01', minutes, 'America/New_York')).toEqual(new Date(moment))
  })

  test('a change of half an hour, on the other side of the world', () => {
    expect(momentOf('2026-10-04', 125, 'Australia/Lord_Howe')).toEqual(new Date('2026-10-03T15:30:00Z'))
  })
})

import fc from 'fast-check'
import { Temporal as Polyfill } from 'temporal-polyfill/implementation'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayIn, momentOf } from './wall-time.ts'

const dayOf = (day: string) => Temporal.PlainDate.from(day)

test.each([
  ['America/New_York', '2026-11-15'],
  ['UTC', '2026-11-16'],
  ['Asia/Manila', '2026-11-16'],
  ['Pacific/Honolulu', '2026-11-15'],
])('in %s it is %s', (zone, day) => {
  expect(dayIn(zone, new Date('2026-11-16T03:30:00Z')).toString()).toBe(day)
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
    expect(momentOf(dayOf(day), minutes, zone)).toEqual(new Date(moment))
  })

  test.each([
    ['just before', 119, '2026-03-08T06:59:00Z'],
    ['left out, as the moment of the change', 120, '2026-03-08T07:00:00Z'],
    ['left out, as the moment of the change', 150, '2026-03-08T07:00:00Z'],
    ['left out, as the moment of the change', 179, '2026-03-08T07:00:00Z'],
    ['just after', 180, '2026-03-08T07:00:00Z'],
    ['later', 181, '2026-03-08T07:01:00Z'],
  ])('in spring a time that is %s (%i minutes)', (_, minutes, moment) => {
    expect(momentOf(dayOf('2026-03-08'), minutes, 'America/New_York')).toEqual(new Date(moment))
  })

  test.each([
    ['before', 59, '2026-11-01T04:59:00Z'],
    ['repeated, as the first of both', 60, '2026-11-01T05:00:00Z'],
    ['repeated, as the first of both', 119, '2026-11-01T05:59:00Z'],
    ['after', 120, '2026-11-01T07:00:00Z'],
  ])('in autumn a time that is %s (%i minutes)', (_, minutes, moment) => {
    expect(momentOf(dayOf('2026-11-01'), minutes, 'America/New_York')).toEqual(new Date(moment))
  })

  test('a change of half an hour, on the other side of the world', () => {
    expect(momentOf(dayOf('2026-10-04'), 125, 'Australia/Lord_Howe')).toEqual(new Date('2026-10-03T15:30:00Z'))
  })
})

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Calendar and clock on the wall, as if they were UTC, read by Intl alone: another way than the one that is tried. */
function wallReader(zone: string) {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts })
  return (moment: number) => {
    const { year, month, day, hour, minute } = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, value]),
    )
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`)
  }
}

/** Changes of an hour, of half an hour and of two, at midnight, in offsets of three quarters, and over the date line. */
const zone = fc.constantFrom(
  ...['America/New_York', 'America/St_Johns', 'America/Havana', 'America/Santiago', 'Europe/London', 'Africa/Cairo'],
  ...['Asia/Beirut', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Antarctica/Troll', 'Pacific/Chatham'],
  ...['Pacific/Apia', 'Pacific/Kiritimati', 'Pacific/Honolulu', 'UTC'],
)
/** Days around the changes of 2026 and 2027, around the day that Samoa left out, and days like any other. */
const day = fc
  .tuple(
    fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-10-25', '2026-11-01', '2027-03-14'),
    fc.integer({ min: -2, max: 2 }),
  )
  .map(([near, days]) => dayOf(near).add({ days }).toString())
const samoanDay = fc.constantFrom('2011-12-29', '2011-12-30', '2011-12-31')
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => dayOf('1990-01-01').add({ days }).toString())

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the runtime', Temporal],
  ['the polyfill', Polyfill],
])('the first moment at which the wall shows a time, or jumps over it, by %s', (_, engine) => {
  vi.stubGlobal('Temporal', engine)
  fc.assert(
    fc.property(zone, fc.oneof(day, samoanDay, anyDay), fc.nat(48 * 60), (zone, day, minutes) => {
      const read = wallReader(zone)
      const wall = Date.parse(day) + minutes * minuteMs
      const moment = momentOf(dayOf(day), minutes, zone).getTime()
      const candidates = [-2, -1, 0, 1, 2].map((days) => {
        const near = wall + days * dayMs
        return wall - (read(near) - near)
      })
      const showing = candidates.filter((one) => read(one) === wall)
      if (showing.length > 0) expect(moment).toBe(Math.min(...showing))
      else expect([read(moment - minuteMs) < wall, read(moment) > wall]).toEqual([true, true])
    }),
    { numRuns: 500 },
  )
})

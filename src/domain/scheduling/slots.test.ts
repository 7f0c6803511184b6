import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type IntroCallHours, introCallHours, minutesOf } from './hours.ts'
import { choosingMinutes, openSlots } from './slots.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const hours = (changes: Partial<IntroCallHours>): IntroCallHours => ({
  zone: 'America/New_York',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
  daysOff: [],
  noticeHours: 0,
  horizonDays: 14,
  location: 'Online',
  ...changes,
})

const allWeek = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))

/** The clock on the wall, read by Intl alone: another way than the one that is tried. */
const wallReader = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const weekdays = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  return (time: Date) => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
    return {
      weekday: weekdays.indexOf(parts.weekday as string),
      date: `${parts.year}-${parts.month}-${parts.day}`,
      minutes: Number(parts.hour) * 60 + Number(parts.minute),
    }
  }
}

const localTimes = (given: IntroCallHours, now: string, zone = given.zone) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'short', timeStyle: 'long' })
  return openSlots(given, { now: new Date(now), taken: [] }).map((slot) =>
    format.format(slot).replaceAll('\u202f', ' '),
  )
}

describe('the hours of a day', () => {
  test('a weekday has sixteen calls, a weekend and a day off none', () => {
    // A Friday noon in New York; 14 days on is a Friday, too.
    const slots = openSlots(hours({ daysOff: ['2026-11-26'] }), { now: new Date('2026-11-20T17:00:00Z'), taken: [] })
    const wall = wallReader('America/New_York')
    const perDay = Object.groupBy(slots, (slot) => wall(slot).date)
    expect(perDay['2026-11-20']).toHaveLength(10)
    expect(perDay['2026-11-23']).toHaveLength(16)
    expect(perDay['2026-11-26']).toBeUndefined()
    expect(perDay['2026-11-21']).toBeUndefined()
    expect(perDay['2026-12-04']).toHaveLength(7)
  })

  test('notice and what is taken leave out exactly what they touch', () => {
    const now = new Date('2026-11-23T14:00:00Z')
    const at = (time: string) => new Date(`2026-11-23T${time}Z`)
    const taken = [{ startsAt: at('18:15:00'), endsAt: at('19:00:00') }]
    const day = openSlots(hours({ noticeHours: 3, horizonDays: 1 }), { now, taken })
    expect(day.filter((slot) => slot < at('23:00:00')).map((slot) => slot.toISOString().slice(11, 16))).toEqual([
      ...['17:00', '17:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30'],
    ])
  })

  test('a slot that was offered can be booked for a while, unless it has begun', () => {
    const first = (time: string, noticeHours: number) =>
      openSlots(hours({ noticeHours, horizonDays: 1 }), {
        now: new Date(`2026-11-23T${time}Z`),
        taken: [],
        minutesSinceOffered: choosingMinutes,
      })[0]
        ?.toISOString()
        .slice(11, 16)
    expect(first('14:10:00', 3)).toBe('17:00')
    expect(first('14:10:01', 3)).toBe('17:30')
    expect(first('17:00:00', 0)).toBe('17:00')
    expect(first('17:00:01', 0)).toBe('17:30')
  })

  test('several ranges a day, and one until midnight', () => {
    const weekly = [
      { weekday: 1, from: '23:00', to: '24:00' },
      { weekday: 1, from: '08:15', to: '09:40' },
    ]
    expect(localTimes(hours({ weekly, horizonDays: 7 }), '2026-11-21T00:00:00Z')).toEqual([
      '11/23/26, 8:15:00 AM EST',
      '11/23/26, 8:45:00 AM EST',
      '11/23/26, 11:00:00 PM EST',
      '11/23/26, 11:30:00 PM EST',
    ])
  })
})

describe('daylight saving', () => {
  test('in spring the hour that does not exist has no call', () => {
    const given = hours({ weekly: allWeek('00:00', '04:00'), horizonDays: 1 })
    expect(localTimes(given, '2027-03-14T05:00:00Z').filter((time) => time.startsWith('3/14'))).toEqual([
      '3/14/27, 12:00:00 AM EST',
      '3/14/27, 12:30:00 AM EST',
      '3/14/27, 1:00:00 AM EST',
      '3/14/27, 1:30:00 AM EST',
      '3/14/27, 3:00:00 AM EDT',
      '3/14/27, 3:30:00 AM EDT',
    ])
  })

  test('hours that begin within the missing hour begin after it', () => {
    const given = hours({ weekly: allWeek('02:30', '04:00'), horizonDays: 1 })
    expect(localTimes(given, '2027-03-14T05:00:00Z').filter((time) => time.startsWith('3/14'))).toEqual([
      '3/14/27, 3:00:00 AM EDT',
      '3/14/27, 3:30:00 AM EDT',
    ])
  })

  test('in autumn the hour that comes twice has its calls twice', () => {
    const given = hours({ weekly: allWeek('00:30', '02:30'), horizonDays: 1 })
    expect(localTimes(given, '2026-11-01T04:00:00Z').filter((time) => time.startsWith('11/1/'))).toEqual([
      '11/1/26, 12:30:00 AM EDT',
      '11/1/26, 1:00:00 AM EDT',
      '11/1/26, 1:30:00 AM EDT',
      '11/1/26, 1:00:00 AM EST',
      '11/1/26, 1:30:00 AM EST',
      '11/1/26, 2:00:00 AM EST',
    ])
  })

  test('nine in New York stays nine, and moves by an hour for whoever has no summer time', () => {
    const given = hours({ weekly: allWeek('09:00', '09:30'), horizonDays: 3 })
    expect(localTimes(given, '2026-10-31T00:00:00Z', 'Asia/Manila')).toEqual([
      '10/31/26, 9:00:00 PM GMT+8',
      '11/1/26, 10:00:00 PM GMT+8',
      '11/2/26, 10:00:00 PM GMT+8',
    ])
  })
})

const zone = fc.constantFrom(
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/St_Johns',
  'Europe/London',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Auckland',
)
const clockOf = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`
const range = fc
  .record({ weekday: fc.integer({ min: 1, max: 7 }), from: fc.nat(94), length: fc.integer({ min: 2, max: 60 }) })
  .map(({ weekday, from, length }) => ({ weekday, from: clockOf(from), to: clockOf(Math.min(from + length, 96)) }))
/** Days around the changes of 2026 and 2027, and days like any other. */
const moment = fc
  .tuple(
    fc.constantFrom('2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31', '2026-07-01', '2027-03-13', '2027-04-03'),
    fc.nat(3 * 24 * 4),
  )
  .map(([day, quarters]) => new Date(Date.parse(`${day}T00:00:00Z`) + quarters * 15 * minuteMs))
const someHours = fc
  .record({
    zone,
    weekly: fc.array(range, { maxLength: 8 }),
    daysOff: fc.constantFrom<string[][]>([], ['2026-03-08'], ['2026-11-01', '2027-03-14']),
    noticeHours: fc.nat(30),
    horizonDays: fc.integer({ min: 1, max: 4 }),
  })
  .map(hours)
  .filter((given) => introCallHours.safeParse(given).success)

test('a call is offered exactly when the clock on the operator’s wall is within the hours', () => {
  fc.assert(
    fc.property(someHours, moment, fc.array(fc.nat(400), { maxLength: 6 }), (given, now, bookings) => {
      const taken = bookings.map((quarters) => {
        const startsAt = new Date(now.getTime() + quarters * 15 * minuteMs)
        return { startsAt, endsAt: new Date(startsAt.getTime() + 30 * minuteMs) }
      })
      const wall = wallReader(given.zone)
      const wanted: number[] = []
      for (let time = now.getTime(); time <= now.getTime() + given.horizonDays * dayMs; time += 15 * minuteMs) {
        const { weekday, date, minutes } = wall(new Date(time))
        const isWithin = given.weekly.some(
          ({ weekday: day, from, to }) =>
            day === weekday &&
            minutes >= minutesOf(from) &&
            minutes + 30 <= minutesOf(to) &&
            (minutes - minutesOf(from)) % 30 === 0,
        )
        const isFree = taken.every(({ startsAt }) => Math.abs(time - startsAt.getTime()) >= 30 * minuteMs)
        const isInTime = time >= now.getTime() + given.noticeHours * 60 * minuteMs
        if (isWithin && isFree && isInTime && !given.daysOff.includes(date)) wanted.push(time)
      }
      expect(openSlots(given, { now, taken }).map((slot) => slot.getTime())).toEqual(wanted)
    }),
    // `RUNS=10000` for a long run; each round reads the clock on the wall for days.
    { numRuns: Math.ceil(Number(process.env.RUNS ?? 300) / 3) },
  )
})

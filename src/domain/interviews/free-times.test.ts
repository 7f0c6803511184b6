import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WorkingHours } from '../availability/working-hours.ts'
import { federalHoliday } from '../scheduling/federal-holidays.ts'
import { firmHours, freeTimes, offeredDays } from './free-times.ts'
import type { InterviewLength } from './interview.ts'

/** `RUNS=10000` for a long run; each round reads the clocks on two walls for 19 days. */
const numRuns = Math.ceil(Number(process.env.RUNS ?? 600) / 10)

const minuteMs = 60_000
const newYork = firmHours('America/New_York', '09:00', '17:00')
const week = (zone: string, from: string, to: string, weekdays = [1, 2, 3, 4, 5, 6, 7]): WorkingHours => ({
  zone,
  weekly: weekdays.map((weekday) => ({ weekday, from, to })),
  hoursPerWeek: null,
  earliestStart: null,
})
const at = (moment: Date, zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment)
const free = (given: Partial<Parameters<typeof freeTimes>[0]> & { now: Date }) =>
  freeTimes({ talent: null, firm: newYork, taken: [], minutes: 30, withHolidays: false, ...given })

test('the next ten business days begin tomorrow and show the holidays among them', () => {
  const days = offeredDays('America/New_York', new Date('2026-11-16T15:00:00Z'))
  expect(days.map(({ date }) => date.slice(5)).join(' ')).toBe(
    '11-17 11-18 11-19 11-20 11-23 11-24 11-25 11-26 11-27 11-30 12-01',
  )
  expect(days.filter(({ holiday }) => holiday)).toEqual([{ date: '2026-11-26', holiday: 'Thanksgiving' }])
})

test('a holiday is offered only where it is wanted', () => {
  const now = new Date('2026-11-16T15:00:00Z')
  const thanksgiving = (withHolidays: boolean) =>
    free({ now, withHolidays }).filter((start) => at(start, 'America/New_York').startsWith('11/26')).length
  expect([thanksgiving(false), thanksgiving(true)]).toEqual([0, 16])
})

test.each([
  [30, '16:30'],
  [45, '16:00'],
  [60, '16:00'],
] as const)('a start holds all of %i minutes', (minutes, last) => {
  const now = new Date('2026-11-16T15:00:00Z')
  const ofTomorrow = free({ now, minutes }).filter((start) => at(start, 'America/New_York').startsWith('11/17'))
  const wall = (start: Date) => new Date(+start - 5 * 60 * minuteMs).toISOString().slice(11, 16)
  expect([ofTomorrow[0], ofTomorrow.at(-1)].map((start) => wall(start as Date))).toEqual(['09:00', last])
})

test('hours that follow each other without a break hold a call across them', () => {
  const talent = {
    ...newYork,
    weekly: [2].flatMap((weekday) => [
      { weekday, from: '09:00', to: '12:00' },
      { weekday, from: '12:00', to: '13:00' },
    ]),
  }
  const starts = free({ talent, minutes: 60, now: new Date('2026-11-16T15:00:00Z') })
  expect(starts.slice(0, 7).map((start) => at(start, 'America/New_York'))).toContain('11/17, 11:30 AM')
})

test('what either has booked is left out, with every start that would run into it', () => {
  const taken = [{ startsAt: new Date('2026-11-17T15:15:00Z'), endsAt: new Date('2026-11-17T16:00:00Z') }]
  const starts = free({ taken, minutes: 45, now: new Date('2026-11-16T15:00:00Z') })
  const hours = starts.map((start) => at(start, 'America/New_York')).filter((one) => one.startsWith('11/17, '))
  expect(hours.slice(0, 3)).toEqual(['11/17, 9:00 AM', '11/17, 9:30 AM', '11/17, 11:00 AM'])
})

describe('both weeks of a clock change', () => {
  const first = (talent: WorkingHours, now: string, day: string) => {
    const starts = free({ talent, now: new Date(now) }).filter((start) =>
      at(start, 'America/New_York').startsWith(`${day},`),
    )
    return [starts[0], starts.at(-1)].map((start) => start && at(start, 'America/New_York').split(', ')[1])
  }
  test.each([
    // New York falls back on Nov 1, 2026 and springs ahead on Mar 14, 2027.
    [
      'Asia/Manila',
      '21:00',
      '02:00',
      '2026-10-28T12:00:00Z',
      ['10/30', '9:00 AM', '1:30 PM'],
      ['11/2', '9:00 AM', '12:30 PM'],
    ],
    [
      'Asia/Manila',
      '21:00',
      '02:00',
      '2027-03-10T12:00:00Z',
      ['3/12', '9:00 AM', '12:30 PM'],
      ['3/15', '9:00 AM', '1:30 PM'],
    ],
    [
      'Asia/Kolkata',
      '13:30',
      '22:30',
      '2026-10-28T12:00:00Z',
      ['10/30', '9:00 AM', '12:30 PM'],
      ['11/2', '9:00 AM', '11:30 AM'],
    ],
    [
      'Asia/Kolkata',
      '13:30',
      '22:30',
      '2027-03-10T12:00:00Z',
      ['3/12', '9:00 AM', '11:30 AM'],
      ['3/15', '9:00 AM', '12:30 PM'],
    ],
    // Warsaw falls back on Oct 25, 2026 and springs ahead on Mar 28, 2027.
    [
      'Europe/Warsaw',
      '09:00',
      '17:00',
      '2026-10-21T12:00:00Z',
      ['10/23', '9:00 AM', '10:30 AM'],
      ['10/26', '9:00 AM', '11:30 AM'],
    ],
    [
      'Europe/Warsaw',
      '09:00',
      '17:00',
      '2026-10-28T12:00:00Z',
      ['10/30', '9:00 AM', '11:30 AM'],
      ['11/2', '9:00 AM', '10:30 AM'],
    ],
    [
      'Europe/Warsaw',
      '09:00',
      '17:00',
      '2027-03-24T12:00:00Z',
      ['3/26', '9:00 AM', '11:30 AM'],
      ['3/29', '9:00 AM', '10:30 AM'],
    ],
    // São Paulo has had no summer time since 2019.
    [
      'America/Sao_Paulo',
      '09:00',
      '15:00',
      '2026-10-28T12:00:00Z',
      ['10/30', '9:00 AM', '1:30 PM'],
      ['11/2', '9:00 AM', '12:30 PM'],
    ],
    [
      'America/Sao_Paulo',
      '09:00',
      '15:00',
      '2027-03-10T12:00:00Z',
      ['3/12', '9:00 AM', '12:30 PM'],
      ['3/15', '9:00 AM', '1:30 PM'],
    ],
  ] as const)('%s %s–%s from %s', (zone, from, to, now, before, after) => {
    const talent = week(zone, from, to)
    for (const [day, earliest, latest] of [before, after]) expect(first(talent, now, day)).toEqual([earliest, latest])
  })
})

/** Weekday and minute on the wall, read by Intl alone: another way than the one that is tried. */
function wallReader(zone: string) {
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
  const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  return (moment: number) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    return {
      weekday: weekdays.indexOf(parts.weekday as string) + 1,
      minutes: Number(parts.hour) * 60 + Number(parts.minute),
      date: `${parts.year}-${parts.month}-${parts.day}`,
    }
  }
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether someone is at work in the minute that begins now. */
const isAtWork = ({ weekly }: WorkingHours, { weekday, minutes }: { weekday: number; minutes: number }) =>
  weekly.some((range) => {
    const [from, to] = [minutesOf(range.from), minutesOf(range.to)]
    const isOvernight = to <= from
    const next = (range.weekday % 7) + 1
    return isOvernight
      ? (weekday === range.weekday && minutes >= from) || (weekday === next && minutes < to)
      : weekday === range.weekday && minutes >= from && minutes < to
  })

const clock = (quarters: number) =>
  `${String(Math.floor(quarters / 4) % 24).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`
/** Nobody begins or ends work between midnight and four, when clocks change. */
const quarter = fc.integer({ min: 16, max: 95 })
const zones = [
  'America/New_York',
  'Asia/Manila',
  'Asia/Kolkata',
  'Europe/Warsaw',
  'America/Sao_Paulo',
  'America/Los_Angeles',
]
const someHours = fc
  .record({
    zone: fc.constantFrom(...zones),
    from: quarter,
    length: fc.integer({ min: 4, max: 48 }),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 2 }),
  })
  .filter(({ from, length }) => (from + length) % 96 >= 16)
  .map(({ zone, from, length, weekdays }) => week(zone, clock(from), clock(from + length), weekdays))
const now = fc
  .tuple(
    fc.constantFrom(
      '2026-10-14',
      '2026-10-21',
      '2026-10-28',
      '2026-11-16',
      '2027-03-03',
      '2027-03-10',
      '2027-03-24',
      '2026-12-18',
    ),
    fc.nat(3 * 96),
  )
  .map(([day, quarters]) => new Date(Date.parse(`${day}T00:00:00Z`) + quarters * 15 * minuteMs))

test('a start is offered exactly when both are at work and free in each of its minutes', () => {
  fc.assert(
    fc.property(
      someHours,
      fc.record({
        from: fc.integer({ min: 24, max: 44 }),
        length: fc.integer({ min: 4, max: 44 }),
        zone: fc.constantFrom(...zones),
      }),
      fc.constantFrom<InterviewLength>(30, 45, 60),
      fc.boolean(),
      now,
      fc.array(fc.tuple(fc.nat(16 * 96), fc.integer({ min: 1, max: 8 })), { maxLength: 6 }),
      (talent, core, minutes, withHolidays, now, bookings) => {
        const firm = firmHours(core.zone, clock(core.from), clock(Math.min(core.from + core.length, 95)))
        const taken = bookings.map(([after, length]) => {
          const startsAt = new Date(now.getTime() + after * 15 * minuteMs)
          return { startsAt, endsAt: new Date(+startsAt + length * 15 * minuteMs) }
        })
        const [read, readFirm] = [wallReader(talent.zone), wallReader(firm.zone)]
        const days = offeredDays(firm.zone, now).map(({ date }) => date)
        const isGood = (moment: number) => {
          const wall = readFirm(moment)
          const isClosed = !withHolidays && federalHoliday(Temporal.PlainDate.from(wall.date)) !== undefined
          return (
            days.includes(wall.date) &&
            !isClosed &&
            isAtWork(firm, wall) &&
            isAtWork(talent, read(moment)) &&
            !taken.some(({ startsAt, endsAt }) => moment >= +startsAt && moment < +endsAt)
          )
        }
        const good = new Map<number, boolean>()
        const wanted: number[] = []
        // Everything changes on a quarter hour, so that one minute of each stands for all.
        const isGoodQuarter = (moment: number) => {
          const known = good.get(moment) ?? isGood(moment)
          good.set(moment, known)
          return known
        }
        for (let start = +now; start < +now + 19 * 24 * 60 * minuteMs; start += 15 * minuteMs) {
          const quarters = Array.from({ length: minutes / 15 }, (_, index) => start + index * 15 * minuteMs)
          if (readFirm(start).minutes % 30 === 0 && quarters.every(isGoodQuarter)) wanted.push(start)
        }
        expect(freeTimes({ talent, firm, taken, minutes, withHolidays, now }).map(Number)).toEqual(wanted)
      },
    ),
    { numRuns },
  )
}, 60_000)

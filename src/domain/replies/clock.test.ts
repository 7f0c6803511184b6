import { describe, expect, test } from 'vitest'
import { clockKinds, hoursOfFirm, hoursOfOperator, hoursOfTalent, limitsOf, usedShare, waitingPaths } from './clock.ts'

const weekdays = (from: string, to: string) => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, to }))
const hours = 60

test('what waits is answered at its place', () => {
  expect(clockKinds.map((kind) => [kind, waitingPaths[kind]('7f')])).toEqual([
    ['lead', '/admin/leads'],
    ['project', '/projects/7f'],
    ['application', '/projects/7f'],
    ['invitation', '/invitations/7f'],
    ['message', '/messages?thread=7f'],
    ['interview', '/interviews/7f'],
    ['offer', '/offers/7f'],
    ['statement', '/statements/7f'],
    ['week', '/hours'],
  ])
})

describe('working hours', () => {
  test('of a firm are its core hours on weekdays, but for federal holidays', () => {
    expect(hoursOfFirm({ zone: 'America/Chicago', from: '08:00', to: '16:30' })).toEqual({
      zone: 'America/Chicago',
      weekly: weekdays('08:00', '16:30'),
      daysOff: [],
      closesOnHolidays: true,
    })
  })

  test('of a firm that hasn’t named its zone are New York’s', () => {
    expect(hoursOfFirm({ zone: null, from: '09:00', to: '17:00' }).zone).toBe('America/New_York')
  })

  test('of talent are those they gave, also on federal holidays', () => {
    const nights = [{ weekday: 2, from: '20:00', to: '05:00' }]
    const given = { zone: 'Asia/Manila', weekly: nights, hoursPerWeek: 30, earliestStart: null }
    expect(hoursOfTalent(given)).toEqual({
      ...{ zone: 'Asia/Manila', weekly: nights, daysOff: [], closesOnHolidays: false },
    })
  })

  test.each([
    ['in their zone, where they gave no hours', { zone: 'Asia/Manila' }, 'Asia/Manila'],
    ['in New York, where they gave nothing', null, 'America/New_York'],
  ])('of other talent are office hours %s', (_, given, zone) => {
    const none = given && { ...given, weekly: [], hoursPerWeek: null, earliestStart: null }
    expect(hoursOfTalent(none)).toMatchObject({ zone, weekly: weekdays('09:00', '17:00') })
  })

  test('of the operator may end at midnight, and leave out days off', () => {
    const weekly = [
      { weekday: 1, from: '09:00', to: '17:30' },
      { weekday: 2, from: '16:00', to: '24:00' },
    ]
    expect(hoursOfOperator({ zone: 'America/Denver', weekly, daysOff: ['2026-11-27'] })).toEqual({
      zone: 'America/Denver',
      weekly: [
        { weekday: 1, from: '09:00', to: '17:30' },
        { weekday: 2, from: '16:00', to: '00:00' },
      ],
      daysOff: ['2026-11-27'],
      closesOnHolidays: false,
    })
  })
})

describe('the time to answer, in working minutes', () => {
  const office = hoursOfFirm({ zone: null, from: '09:00', to: '17:00' })
  const longDays = hoursOfFirm({ zone: null, from: '07:15', to: '17:30' })

  test.each([
    ['operator: half an hour, and never no answer', 'operator', office, hours / 2, null],
    ['talent: eight hours, and ten such days', 'talent', office, 8 * hours, 80 * hours],
    ['firm: two of its days, and ten of them', 'firm', office, 16 * hours, 80 * hours],
    ['firm with long days', 'firm', longDays, 20.5 * hours, 102.5 * hours],
  ] as const)('%s', (_, side, given, due, outcome) => {
    expect(limitsOf(side, given)).toEqual({ due, outcome })
  })
})

describe('the used share of it', () => {
  // Friday afternoon to Monday morning: half of the working time is used when the office closes.
  const times = {
    startedAt: new Date('2026-11-20T16:00:00-05:00'),
    halfAt: new Date('2026-11-20T17:00:00-05:00'),
    dueAt: new Date('2026-11-23T10:00:00-05:00'),
  }

  test.each([
    ['before it starts', '2026-11-20T15:00:00-05:00', 0],
    ['at its start', '2026-11-20T16:00:00-05:00', 0],
    ['halfway to its half', '2026-11-20T16:30:00-05:00', 0.25],
    ['at its half', '2026-11-20T17:00:00-05:00', 0.5],
    ['halfway from there to its end', '2026-11-22T01:30:00-05:00', 0.75],
    ['at its end', '2026-11-23T10:00:00-05:00', 1],
    ['after it', '2026-11-30T10:00:00-05:00', 1],
  ])('%s', (_, now, share) => {
    expect(usedShare(times, new Date(now))).toBe(share)
  })

  test('is all of it where half and end are the same moment', () => {
    expect(usedShare({ ...times, dueAt: times.halfAt }, times.halfAt)).toBe(1)
  })
})

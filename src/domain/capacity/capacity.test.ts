import { describe, expect, test } from 'vitest'
import {
  type Capacity,
  capacityOf,
  type Engaged,
  freeAhead,
  freeFrom,
  freeHoursOf,
  freeIn,
  freshSince,
  isStale,
  mostFree,
  weeksWanted,
} from './capacity.ts'
import { isConfirmationDue } from './confirmation.ts'

/** A Monday. */
const today = '2026-11-16'

describe('hours free', () => {
  const free = (engaged: Engaged[], exceptions: Record<string, number> = {}) =>
    capacityOf({ hoursPerWeek: 40, exceptions, engaged }, today)

  test('are unknown where nobody gave any, whatever was accepted', () =>
    expect(capacityOf({ hoursPerWeek: null, exceptions: { [today]: 10 }, engaged: [] }, today)).toEqual({
      usual: null,
      weeks: {},
    }))

  test('are the usual ones, except in weeks that differ', () => {
    expect(free([])).toEqual({ usual: 40, weeks: {} })
    expect(free([], { '2026-12-21': 0, '2027-03-01': 50 })).toEqual({
      usual: 40,
      weeks: { '2026-12-21': 0, '2027-03-01': 50 },
    })
  })

  test('are less by what was accepted, in each week that it touches', () =>
    expect(free([{ startsOn: '2026-12-02', endsOn: '2026-12-15', hoursPerWeek: 25 }])).toEqual({
      usual: 40,
      weeks: { '2026-11-30': 15, '2026-12-07': 15, '2026-12-14': 15 },
    }))

  test('are less in a week that an engagement begins or ends on its Monday', () =>
    expect(free([{ startsOn: '2026-12-07', endsOn: '2026-12-14', hoursPerWeek: 10 }]).weeks).toEqual({
      '2026-12-07': 30,
      '2026-12-14': 30,
    }))

  test('are less from now on by work without a beginning, and for good by work without an end', () => {
    expect(free([{ startsOn: null, endsOn: '2026-11-20', hoursPerWeek: 25 }])).toEqual({
      usual: 40,
      weeks: { [today]: 15 },
    })
    expect(free([{ startsOn: '2026-11-23', endsOn: null, hoursPerWeek: 25 }])).toEqual({
      usual: 15,
      weeks: { [today]: 40 },
    })
  })

  test('are less by all that was accepted, and never less than none', () => {
    const both: Engaged[] = [
      { startsOn: '2026-11-16', endsOn: '2026-11-27', hoursPerWeek: 25 },
      { startsOn: '2026-11-23', endsOn: '2026-11-27', hoursPerWeek: 25 },
    ]
    expect(free(both).weeks).toEqual({ '2026-11-16': 15, '2026-11-23': 0 })
    expect(free(both, { '2026-11-16': 30 }).weeks).toEqual({ '2026-11-16': 5, '2026-11-23': 0 })
  })
})

describe('hours free in the weeks wanted', () => {
  test('are unknown where the usual ones are', () => expect(freeIn({ usual: null, weeks: {} }, today, 4)).toBeNull())

  test('are the usual ones where no week differs', () =>
    expect(freeIn({ usual: 30, weeks: {} }, today, 4)).toEqual({ least: 30, steady: 30 }))

  test('are the fewest, and what all but one week in ten have', () => {
    const vacation = { usual: 40, weeks: { '2026-12-21': 10 } }
    expect(freeIn(vacation, today, 9)).toEqual({ least: 10, steady: 10 })
    expect(freeIn(vacation, today, 10)).toEqual({ least: 10, steady: 40 })
    expect(freeIn({ usual: 40, weeks: { '2026-11-30': 8, '2026-12-21': 10 } }, today, 10)).toEqual({
      least: 8,
      steady: 10,
    })
  })

  test('look only at the weeks wanted, from the week of the start', () => {
    const busy = { usual: 40, weeks: { '2026-11-16': 5, '2027-03-01': 5 } }
    expect(freeIn(busy, '2026-11-23', 4)).toEqual({ least: 40, steady: 40 })
    expect(freeIn(busy, '2026-11-20', 4)).toEqual({ least: 5, steady: 5 })
  })

  test('of no week at all are those of the first', () => {
    expect(weeksWanted(today, 0)).toEqual({ mondays: [today], spare: 0 })
    expect(weeksWanted('2026-11-18', 20)).toMatchObject({ spare: 2 })
  })
})

test.each([
  [{ usual: 20, weeks: { '2026-12-21': 35, '2026-12-28': 0 } }, 35],
  [{ usual: 40, weeks: { '2026-12-21': 0 } }, 40],
  [{ usual: null, weeks: {} }, null],
])('the most that any week of %j offers is %s', (capacity, most) => expect(mostFree(capacity)).toBe(most))

test('the next weeks, one by one', () =>
  expect(freeAhead({ usual: 40, weeks: { '2026-11-23': 0 } }, '2026-11-19', 3)).toEqual([
    { monday: '2026-11-16', hours: 40 },
    { monday: '2026-11-23', hours: 0 },
    { monday: '2026-11-30', hours: 40 },
  ]))

describe('what somebody has to give', () => {
  const free = (engaged: Engaged[], exceptions: Record<string, number> = {}, day = today) =>
    freeFrom(capacityOf({ hoursPerWeek: 40, exceptions, engaged }, today), day)

  test('is all of it where nothing was accepted, and unknown where no hours are given', () => {
    expect(free([])).toEqual({ hours: 40, from: null })
    expect(freeFrom({ usual: null, weeks: {} }, today)).toBeNull()
  })

  test('is less by what was accepted, even if that begins in some weeks', () => {
    expect(free([{ startsOn: null, endsOn: null, hoursPerWeek: 28 }])).toEqual({ hours: 12, from: null })
    expect(free([{ startsOn: '2026-12-07', endsOn: '2027-06-30', hoursPerWeek: 28 }])).toEqual({
      hours: 12,
      from: null,
    })
  })

  test('begins on the Monday after what takes all of it', () =>
    expect(free([{ startsOn: '2026-11-02', endsOn: '2027-03-05', hoursPerWeek: 40 }])).toEqual({
      hours: 40,
      from: '2027-03-08',
    }))

  test('is nothing while what takes all of it has no end, also if it has not begun', () => {
    expect(free([{ startsOn: '2026-11-02', endsOn: null, hoursPerWeek: 40 }])).toEqual({ hours: 0, from: null })
    expect(free([{ startsOn: '2026-12-07', endsOn: null, hoursPerWeek: 40 }])).toEqual({ hours: 0, from: null })
  })

  test('is no less for a week off, unless that is the first one', () => {
    expect(free([], { '2026-12-21': 0 })).toEqual({ hours: 40, from: null })
    expect(free([], { [today]: 0 })).toEqual({ hours: 40, from: '2026-11-23' })
  })

  test('is no less for weeks off that come after the next twelve', () =>
    expect(free([], { '2027-05-03': 0, '2027-05-10': 0 })).toEqual({ hours: 40, from: null }))

  test('counts from the earliest start, or from today where that has passed', () => {
    const capacity = { usual: 40, weeks: { [today]: 0, '2026-11-23': 0 } }
    const offered = { capacity, confirmedOn: today }
    expect(freeHoursOf(offered, { earliestStart: '2026-12-01' }, today)).toEqual({ hours: 40, from: null })
    for (const hours of [null, { earliestStart: null }, { earliestStart: '2026-10-01' }])
      expect(freeHoursOf(offered, hours, today)).toEqual({ hours: 40, from: '2026-11-30' })
    expect(freeHoursOf(null, null, today)).toBeNull()
  })

  test('says when it was last confirmed, once that is too long ago', () => {
    const known = { usual: 40, weeks: {} }
    const given = (confirmedOn: string | null, capacity: Capacity = known) =>
      freeHoursOf({ capacity, confirmedOn }, null, today)
    expect([given('2026-09-17'), given(null)]).toEqual(Array(2).fill({ hours: 40, from: null }))
    expect(given('2026-09-16')).toEqual({ hours: 40, from: null, staleOn: '2026-09-16' })
    const nothing = { usual: null, weeks: {} }
    expect(given('2026-09-16', nothing)).toEqual({ hours: null, from: null, staleOn: '2026-09-16' })
    expect(given('2026-09-17', nothing)).toBeNull()
  })

  test.each<[Pick<Engaged, 'startsOn' | 'endsOn'>[], string | null | undefined]>([
    [[], undefined],
    [[{ startsOn: '2026-11-17', endsOn: null }], undefined],
    [[{ startsOn: '2026-11-02', endsOn: '2026-11-15' }], undefined],
    [[{ startsOn: '2026-11-16', endsOn: '2026-11-16' }], '2026-11-17'],
    [
      [
        { startsOn: null, endsOn: '2027-02-28' },
        { startsOn: '2026-11-02', endsOn: '2026-12-31' },
      ],
      '2027-03-01',
    ],
    [
      [
        { startsOn: null, endsOn: '2027-02-28' },
        { startsOn: '2026-11-02', endsOn: null },
      ],
      null,
    ],
  ])('of someone without hours, engaged %j, ends before %s', (engaged, from) => {
    const accepted = engaged.map((one) => ({ ...one, hoursPerWeek: 40 }))
    const capacity = capacityOf({ hoursPerWeek: null, exceptions: {}, engaged: accepted }, today)
    expect(freeFrom(capacity, today)).toEqual(from === undefined ? null : { hours: null, from, isEngaged: true })
  })
})

describe('what was confirmed', () => {
  test('is relied on for 60 days', () => {
    expect(freshSince(today)).toBe('2026-09-17')
    expect([isStale('2026-09-17', today), isStale('2026-09-16', today)]).toEqual([false, true])
  })

  test('is to be confirmed again after a month', () => {
    const now = new Date('2026-11-17T12:00:00Z')
    expect(['2026-11-17', '2026-10-19', '2026-10-18'].map((on) => isConfirmationDue(on, now))).toEqual([
      false,
      false,
      true,
    ])
    expect(isConfirmationDue('2026-10-18', new Date('2026-11-17T00:00:00Z'))).toBe(true)
  })

  test('by nobody is no older than the text it was read in', () => expect(isStale(null, today)).toBe(false))
})

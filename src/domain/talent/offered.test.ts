import { describe, expect, test } from 'vitest'
import { officeHours } from '../availability/working-hours.ts'
import type { Clock } from '../matching/pool.ts'
import { needOfConditions, offeredFor } from './offered.ts'

const today = '2026-11-16'
const chicago = { zone: 'America/Chicago', from: '09:00', to: '17:00' }
const manila = { zone: 'Asia/Manila', from: '09:00', to: '17:00' }

describe('conditions as a need', () => {
  test('what isn’t asked is null, and the period begins today', () => {
    expect(needOfConditions({}, chicago, today)).toMatchObject({
      overlap: null,
      hoursPerWeek: null,
      from: today,
      weeks: 12,
      maxRate: null,
    })
  })

  test('what is asked is by the firm’s day', () => {
    const asked = { overlap: 4, hours: 20, from: '2027-01-04', weeks: 8, rate: 45 }
    expect(needOfConditions(asked, chicago, today)).toMatchObject({
      must: [],
      nice: [],
      overlap: { ...chicago, minHours: 4 },
      hoursPerWeek: 20,
      from: '2027-01-04',
      weeks: 8,
      maxRate: 45,
    })
  })

  test('a firm without a zone has New York’s day, and a period can’t begin in the past', () => {
    const need = needOfConditions({ overlap: 4, from: '2026-11-02' }, null, today)
    expect(need.overlap).toEqual({ zone: 'America/New_York', from: '09:00', to: '17:00', minHours: 4 })
    expect(need.from).toBe(today)
  })
})

describe('conditions as figures for the database', () => {
  /** Of two weeks that people work by, the first is a New York office's and the second a Manila office's. */
  const clocksWhere = (isWanted: (clock: Clock) => boolean) =>
    [officeHours('America/New_York'), officeHours('Asia/Manila')].flatMap((clock, at) =>
      isWanted(clock) ? at + 1 : [],
    )

  test.each([
    [{}, null, {}],
    [{ rate: 45 }, null, { maxRate: 45 }],
    [{ overlap: 4 }, null, { clocks: [1] }],
    [{ overlap: 8 }, chicago, { clocks: [] }],
    [{ overlap: 8 }, manila, { clocks: [2] }],
    [{ overlap: 0 }, null, { clocks: [1, 2] }],
  ])('%j, of a firm with the day %j', (asked, day, offered) => {
    expect(offeredFor(asked, day, today, clocksWhere)).toEqual(offered)
  })

  test('hours are asked of each week, with one in ten to spare, and must have been confirmed of late', () => {
    const { mondays, ...rest } = offeredFor({ hours: 20, weeks: 10, from: '2027-01-06' }, null, today, clocksWhere)
    expect(rest).toEqual({ hours: 20, spare: 1, freshSince: '2026-09-17' })
    expect([mondays?.length, mondays?.[0], mondays?.at(-1)]).toEqual([10, '2027-01-04', '2027-03-08'])
  })
})

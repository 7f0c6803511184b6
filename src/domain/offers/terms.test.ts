import { describe, expect, test } from 'vitest'
import { changedTerms, costOf, firstTerms, type OfferTerms, offerTerms, weeksOf } from './terms.ts'

const terms: OfferTerms = {
  rateCents: 4400,
  hoursPerWeek: 25,
  weeklyCapHours: 30,
  startDate: '2026-12-07',
  endDate: '2027-03-05',
  noticeDays: 14,
  trialDays: 5,
  conversion: [
    { afterMonths: 6, feeCents: 300_000 },
    { afterMonths: 12, feeCents: 0 },
  ],
}
const refused = (changes: object) =>
  offerTerms.safeParse({ ...terms, ...changes }).error?.issues.map(({ path }) => path.join('.'))

describe('the terms of an offer', () => {
  test.each([
    [{ rateCents: 0 }, ['rateCents']],
    [{ rateCents: 44.5 }, ['rateCents']],
    [{ hoursPerWeek: 0 }, ['hoursPerWeek']],
    [{ weeklyCapHours: 24 }, ['weeklyCapHours']],
    [{ weeklyCapHours: 81 }, ['weeklyCapHours']],
    [{ startDate: '2026-02-30' }, ['startDate']],
    [{ endDate: '2026-12-06' }, ['endDate']],
    [{ noticeDays: 91 }, ['noticeDays']],
    [{ trialDays: -1 }, ['trialDays']],
    [
      {
        conversion: [
          { afterMonths: 6, feeCents: 1 },
          { afterMonths: 6, feeCents: 0 },
        ],
      },
      ['conversion'],
    ],
    [
      {
        conversion: [
          { afterMonths: 6, feeCents: 1 },
          { afterMonths: 12, feeCents: 2 },
        ],
      },
      ['conversion'],
    ],
    [{ bonus: 1 }, ['']],
  ])('%j is refused', (changes, fields) => {
    expect(refused(changes)).toEqual(fields)
  })

  test('fit with a cap at the usual hours, one day, no notice, no trial, ongoing and without conversion', () => {
    const least = { weeklyCapHours: 25, endDate: '2026-12-07', noticeDays: 0, trialDays: 0, conversion: [] }
    expect(refused(least)).toBeUndefined()
    expect(refused({ endDate: null })).toBeUndefined()
  })

  test('cost what the hours cost, week by week, to the cent', () => {
    expect(weeksOf(terms)).toBe(13)
    expect(costOf({ ...terms, rateCents: 5290 })).toEqual({ weekCents: 132_250, totalCents: 1_719_250 })
    expect(weeksOf({ startDate: '2026-12-07', endDate: '2026-12-13' })).toBe(1)
    expect(weeksOf({ startDate: '2026-12-07', endDate: '2026-12-14' })).toBe(2)
    expect(costOf({ ...terms, endDate: null })).toEqual({ weekCents: 110_000, totalCents: null })
  })

  test('differ where a round changed them', () => {
    expect(changedTerms(terms, { ...terms, rateCents: 4600, conversion: [] })).toEqual(['rateCents', 'conversion'])
    expect(changedTerms(terms, structuredClone(terms))).toEqual([])
  })

  test('begin with what the person asked for, then with what the project says, and start no earlier than today', () => {
    const application = { hourlyRate: 43.1, availableStartDate: '2026-12-01' }
    const project = {
      payRate: 40,
      startDate: '2026-11-20',
      endDate: '2027-01-01',
      engagementDetails: 'Part-time' as const,
      need: { hoursPerWeek: 25 },
    }
    expect(firstTerms(application, project, '2026-11-16')).toMatchObject({
      ...{ rateCents: 4310, hoursPerWeek: 25, weeklyCapHours: 25, startDate: '2026-12-01', endDate: '2027-01-01' },
    })
    const none = { hourlyRate: null, availableStartDate: null }
    expect(firstTerms(none, { ...project, need: null, endDate: '2026-12-01' }, '2027-01-05')).toMatchObject({
      ...{ rateCents: 4000, hoursPerWeek: 20, startDate: '2027-01-05', endDate: null },
    })
    const bare = { payRate: null, startDate: null, endDate: null, engagementDetails: 'Full-time' as const, need: null }
    expect(firstTerms(none, bare, '2026-11-16')).toMatchObject({ rateCents: null, hoursPerWeek: 40 })
  })
})

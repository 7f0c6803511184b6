import { expect, test } from 'vitest'
import type { OfferTerms } from '#domain/offers/terms.ts'
import { checkTerms, costTermsOf, termsOf, valuesOf } from './terms-values.ts'

const terms: OfferTerms = {
  rateCents: 4610,
  hoursPerWeek: 25,
  weeklyCapHours: 30,
  startDate: '2026-12-07',
  endDate: null,
  noticeDays: 14,
  trialDays: 3,
  conversion: [{ afterMonths: 12, feeCents: 1 }],
}

test('terms survive the form to the cent', () => {
  expect(termsOf(valuesOf(terms))).toEqual(terms)
  for (const rate of ['0.29', '1.15', '4.35', '46.1', '99999.99'])
    expect(termsOf({ ...valuesOf(terms), rate }).rateCents).toBe(Math.round(Number(rate) * 100))
})

test('what is wrong is said at its field', () => {
  const values = valuesOf(terms)
  expect(checkTerms(values)).toEqual({})
  const wrong = { ...values, rate: '46.105', hoursPerWeek: '', conversion: [{ afterMonths: 'x', fee: '' }] }
  expect(Object.keys(checkTerms(wrong))).toEqual([
    'rate',
    'hoursPerWeek',
    'conversion.0.afterMonths',
    'conversion.0.fee',
  ])
  expect(checkTerms({ ...values, weeklyCapHours: '20' })).toEqual({
    weeklyCapHours: 'The weekly cap can’t be below the hours a week.',
  })
})

test('the cost follows what is typed, also while another term is wrong', () => {
  const values = valuesOf(terms)
  const { rateCents, hoursPerWeek, startDate, endDate } = terms
  expect(costTermsOf(values)).toEqual({ rateCents, hoursPerWeek, startDate, endDate })
  expect(costTermsOf({ ...values, rate: '48', hoursPerWeek: '40', weeklyCapHours: '30', noticeDays: '' })).toEqual({
    rateCents: 4800,
    hoursPerWeek: 40,
    startDate,
    endDate,
  })
  for (const unread of [{ rate: '' }, { rate: '48.001' }, { hoursPerWeek: '0' }, { endDate: '2026-12-06' }])
    expect(costTermsOf({ ...values, ...unread })).toBeUndefined()
})

import type { OfferTerms } from '#domain/offers/terms.ts'

export const sampleTerms: OfferTerms = {
  rateCents: 4400,
  hoursPerWeek: 25,
  weeklyCapHours: 30,
  startDate: '2026-11-30',
  endDate: '2027-02-26',
  noticeDays: 14,
  trialDays: 5,
  conversion: [{ afterMonths: 12, feeCents: 0 }],
}

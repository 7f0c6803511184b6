import { expect, test } from 'vitest'
import { formatDifference, formatTerm, offerLine } from './format-terms.ts'
import { offerLifeCycle } from './status.ts'
import { type OfferTerms, termNames } from './terms.ts'

const before: OfferTerms = {
  rateCents: 4400,
  hoursPerWeek: 1,
  weeklyCapHours: 30,
  startDate: '2026-11-30',
  endDate: null,
  noticeDays: 14,
  trialDays: 0,
  conversion: [],
}
const after: OfferTerms = {
  rateCents: 4250,
  hoursPerWeek: 25,
  weeklyCapHours: 29,
  startDate: '2026-12-07',
  endDate: '2027-03-05',
  noticeDays: 7,
  trialDays: 1,
  conversion: [
    { afterMonths: 0, feeCents: 600_050 },
    { afterMonths: 1, feeCents: 100 },
    { afterMonths: 12, feeCents: 0 },
  ],
}

test('terms are read as people say them', () => {
  expect(termNames.map((name) => formatTerm(name, before))).toEqual([
    ...['$44.00/hr', '1 hour', 'At most 30 hours', 'Nov 30, 2026', 'Ongoing', '14 days', 'None'],
    'Not part of the offer',
  ])
  expect(termNames.map((name) => formatTerm(name, after))).toEqual([
    ...['$42.50/hr', '25 hours', 'At most 29 hours', 'Dec 7, 2026', 'Mar 5, 2027', '7 days', '1 day'],
    '$6,000.50 fee from the start, $1.00 fee after 1 month, no fee after 12 months',
  ])
})

test('a difference says how much and which way', () => {
  const differences = (one: OfferTerms, other: OfferTerms) =>
    termNames.map((name) => formatDifference(name, one, other))
  expect(differences(before, after)).toEqual([
    ...['−$1.50', '24 hours more', '1 hour fewer', '1 week later', 'Ends', '7 days fewer', '1 day more', 'Changed'],
  ])
  expect(differences(after, before).slice(0, 5)).toEqual([
    ...['+$1.50', '24 hours fewer', '1 hour more', '1 week earlier', 'No end'],
  ])
  expect(formatDifference('endDate', after, { ...after, endDate: '2027-03-08' })).toBe('3 days later')
  expect(differences(after, structuredClone(after))).toEqual(termNames.map(() => ''))
})

test('each side reads whose turn it is', () => {
  for (const status of offerLifeCycle.statuses) {
    const [owner, talent] = [offerLine.owner({ status, round: 2 }), offerLine.talent({ status, round: 2 })]
    expect(owner.includes('your turn')).toBe(status === 'countered')
    expect(talent.includes('your turn')).toBe(status === 'sent')
    expect(owner.includes('their turn')).toBe(status === 'sent')
    expect(talent.includes('their turn')).toBe(status === 'countered')
  }
})

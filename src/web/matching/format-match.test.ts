import { expect, test } from 'vitest'
import { formatFree, formatOverlap, formatRate, formatVetted } from './format-match.ts'

test('free hours name the tightest week where it differs, and an old word its day', () => {
  const fresh = { confirmedOn: '2026-11-02', isStale: false }
  expect(formatFree({ ...fresh, free: { least: 25, steady: 25 } })).toBe('25 h a week')
  expect(formatFree({ ...fresh, free: { least: 10, steady: 25 } })).toBe('25 h a week, 10 h in the tightest')
  expect(formatFree({ confirmedOn: '2026-08-30', isStale: true, free: { least: 25, steady: 25 } })).toBe(
    '25 h a week, last confirmed Aug 30, 2026',
  )
  expect(formatFree({ ...fresh, free: null })).toBe('Not known')
})

test('overlap names what the next clock change does to it', () => {
  expect(formatOverlap({ overlap: null })).toBe('Not known')
  expect(formatOverlap({ overlap: { least: 3, usual: 3, change: null } })).toBe('3 h a day')
  expect(formatOverlap({ overlap: { least: 3, usual: 4, change: { on: '2027-03-14', hours: 5 } } })).toBe(
    'Least 3 h, usual 4 h, 5 h from Mar 14, 2027',
  )
})

test('vetting names its day and by what', () => {
  expect(formatVetted({ on: '2026-10-12', by: ['interview', 'scorecard'] })).toBe(
    'Oct 12, 2026, by interview and scorecard',
  )
  expect(formatVetted({ on: '2026-10-12', by: ['review'] })).toBe('Oct 12, 2026, by profile review')
})

test('a rate is what the firm pays, then what the person gets; without a fee both are one', () => {
  const talent = { name: 'Lucía F.' }
  const rate = { from: 43, to: null }
  expect(formatRate({ rate, allIn: { from: 49.45, to: null }, talent })).toBe('$49.45/hr all in · $43.00 to Lucía')
  expect(formatRate({ rate: { from: 40, to: 50 }, allIn: { from: 46, to: 57.5 }, talent: { name: '' } })).toBe(
    '$46.00–$57.50/hr all in · $40.00–$50.00 to the candidate',
  )
  expect(formatRate({ rate, allIn: null, talent })).toBe('$43.00/hr')
  expect(formatRate({ rate: null, allIn: null, talent })).toBe('Not known')
})

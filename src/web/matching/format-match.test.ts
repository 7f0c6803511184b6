import { expect, test } from 'vitest'
import { formatFree, formatOverlap, formatStartOf, formatVetted } from './format-match.ts'

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

test('overlap that is the usual one from the next clock change on says so once', () => {
  expect(formatOverlap({ overlap: { least: 7, usual: 8, change: { on: '2027-03-15', hours: 8 } } })).toBe(
    'At least 7 h a day, 8 h from Mar 15, 2027',
  )
  expect(formatOverlap({ overlap: { least: 7, usual: 8, change: null } })).toBe('Least 7 h, usual 8 h')
})

test('someone can start by what they said, less what was accepted', () => {
  const workingHours = { zone: 'Asia/Manila', weekly: [], hoursPerWeek: 40, earliestStart: '2126-12-01' }
  const startOf = (freeHours: object | null, hours: object | null = workingHours) =>
    formatStartOf({ talent: { workingHours: hours, freeHours } } as Parameters<typeof formatStartOf>[0])
  expect(startOf(null)).toBe('From Dec 1, 2126')
  expect(startOf({ hours: 0, from: null })).toBe('Fully booked')
  expect(startOf(null, { ...workingHours, earliestStart: null })).toBe('Not known')
  expect(startOf(null, null)).toBe('Not known')
})

test('vetting names its day and by what', () => {
  expect(formatVetted({ on: '2026-10-12', by: ['interview', 'scorecard'] })).toBe(
    'Oct 12, 2026, by interview and scorecard',
  )
  expect(formatVetted({ on: '2026-10-12', by: ['review'] })).toBe('Oct 12, 2026, by profile review')
})

import { expect, test } from 'vitest'
import { formatShare, isEnough, measuredClaims, printedClaims, replyClaim } from './claims.ts'
import { everyWeek } from './every-week.ts'
import { acceptanceRate, byDay, hoursWithin } from './measure.ts'

test('the median and the ninth tenth are the hours of someone who was counted', () => {
  const counts = [
    { hours: 100, count: 1 },
    { hours: 1, count: 4 },
    { hours: 30, count: 5 },
    { hours: 7, count: 0 },
  ]
  expect(hoursWithin(0.5, counts)).toBe(30)
  expect(hoursWithin(0.4, counts)).toBe(1)
  expect(hoursWithin(0.9, counts)).toBe(30)
  expect(hoursWithin(0.91, counts)).toBe(100)
  expect(hoursWithin(0.5, [])).toBeNull()
  expect(byDay(counts)).toEqual([4, 5, 0, 0, 1, ...Array(10).fill(0)])
  expect(byDay([{ hours: 5000, count: 2 }]).at(-1)).toBe(2)
})

test('who still waits is no part of the acceptance rate', () => {
  expect(acceptanceRate({ accepted: 1, rejected: 3 })).toBe(0.25)
  expect(acceptanceRate({ accepted: 0, rejected: 0 })).toBeNull()
})

test('a week without applications is a week, also over the turn of the year', () => {
  expect(everyWeek('2027-01-04', 3, new Map([['2026-12-28', 4]]))).toEqual([
    { week: '2026-12-21', applied: 0 },
    { week: '2026-12-28', applied: 4 },
    { week: '2027-01-04', applied: 0 },
  ])
})

test('the time to a reply is printed from thirty replies on, as one figure where it is one', () => {
  const [few, times] = [
    { accepted: 1, rejected: 1, vetted: 1 },
    { replies: 30, median: 12, slowestTenth: 28 },
  ]
  expect(printedClaims(few, times)).toEqual({ replyMinutes: '12–28' })
  expect(printedClaims(few, { ...times, replies: 29 })).toEqual({})
  expect(printedClaims({ ...few, rejected: 29 }, null)).toEqual({ acceptedShare: '3%', vettedCount: '1' })
  expect([replyClaim(null), replyClaim({ ...times, median: 28 })]).toEqual([null, '28'])
})

test('claims are printed from thirty decisions on, and never as nothing', () => {
  const few = { accepted: 4, rejected: 25, vetted: 1200 }
  expect(isEnough(few)).toBe(false)
  expect(isEnough({ ...few, rejected: 26 })).toBe(true)
  expect(measuredClaims(few)).toEqual({ acceptedShare: '14%', vettedCount: '1,200' })
  expect([0, 0.004, 0.01, 0.126, 1].map(formatShare)).toEqual(['0%', '<1%', '1%', '13%', '100%'])
})

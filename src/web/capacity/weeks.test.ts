import { expect, test } from 'vitest'
import { formatFree, formatWeeks, rangeOf, sumOf, weekAfterKey, weeksOf, withBooked, withHours } from './weeks.ts'

const capacity = {
  hoursPerWeek: 40,
  weeks: { '2026-11-23': 0 },
  ahead: [
    { monday: '2026-11-16', hours: 24 },
    { monday: '2026-11-23', hours: 0 },
    { monday: '2026-11-30', hours: 40 },
  ],
}

test('what is offered is free or booked', () => {
  const weeks = weeksOf(capacity)
  expect(weeks.map(({ free, booked }) => [free, booked])).toEqual([
    [24, 16],
    [0, 0],
    [40, 0],
  ])
  expect([sumOf(weeks, 'free', 2), sumOf(weeks, 'booked', 12)]).toEqual([24, 16])
  expect(weeksOf({ ...capacity, hoursPerWeek: null })).toEqual([])
})

test('what is saved shows at once, with what is booked', () => {
  const offer = { rateFrom: null, rateTo: null, earliestStart: null, confirmedOn: null, isStale: false, free: null }
  const saved = { ...offer, ...capacity, weeks: { '2026-11-16': 20, '2026-11-30': 12 } }
  expect(weeksOf(withBooked(saved, weeksOf(capacity))).map(({ free, booked }) => [free, booked])).toEqual([
    [4, 16],
    [40, 0],
    [12, 0],
  ])
})

test('a range is the same from either end', () => {
  const weeks = weeksOf(capacity)
  expect(rangeOf(weeks, '2026-11-30', '2026-11-23')).toEqual(['2026-11-23', '2026-11-30'])
  expect(rangeOf(weeks, '2026-11-16', '2026-11-16')).toEqual(['2026-11-16'])
})

test('weeks are set together, and the usual hours are no exception', () => {
  expect(withHours({ '2026-11-23': 0 }, ['2026-12-21', '2026-12-28'], 10, 40)).toEqual({
    '2026-11-23': 0,
    '2026-12-21': 10,
    '2026-12-28': 10,
  })
  expect(withHours({ '2026-11-23': 0 }, ['2026-11-23'], 40, 40)).toEqual({})
})

test('keys lead from week to week, and not beyond the year', () => {
  const weeks = weeksOf(capacity)
  const after = (key: string) => weekAfterKey(weeks, '2026-11-23', key)
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'].map(after)).toEqual([
    '2026-11-16',
    '2026-11-30',
    '2026-11-16',
    '2026-11-30',
    undefined,
  ])
  expect(weekAfterKey(weeks, '2026-11-30', 'ArrowRight')).toBeUndefined()
  expect(weekAfterKey(weeks, '2026-11-16', 'ArrowLeft')).toBeUndefined()
})

test('weeks that follow each other are named by their days, others counted', () => {
  const plain = (mondays: string[]) => formatWeeks(mondays).replace(/\s/g, ' ')
  expect(plain(['2027-08-09', '2027-08-02'])).toBe('Aug 2 – 15, 2027')
  expect(plain(['2026-12-28'])).toBe('Dec 28, 2026 – Jan 3, 2027')
  expect(plain(['2027-08-02', '2027-08-16'])).toBe('2 weeks')
})

test('what was free before a change is said, with what is booked', () => {
  const weeks = weeksOf(capacity)
  expect(formatFree(weeks, ['2026-11-30'])).toBe('40 h free')
  expect(formatFree(weeks, ['2026-11-23', '2026-11-30'])).toBe('0 to 40 h free in each')
  expect(formatFree(weeks, ['2026-11-16'])).toBe('24 h free and 16 h booked')
})

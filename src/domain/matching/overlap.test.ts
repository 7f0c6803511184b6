import { describe, expect, test } from 'vitest'
import { leastOverlap, overlapOutlook } from './overlap.ts'

const week = (zone: string, from: string, to: string, days = [1, 2, 3, 4, 5]) => ({
  zone,
  weekly: days.map((weekday) => ({ weekday, from, to })),
})
const newYork = { zone: 'America/New_York', from: '09:00', to: '17:00' }

describe('the least overlap of an engagement', () => {
  test('is the whole window for somebody next door', () =>
    expect(leastOverlap(week('America/Bogota', '08:00', '18:00'), newYork, { start: '2027-01-04', weeks: 4 })).toBe(8))

  test('falls when only one of two places changes its clocks', () => {
    const manila = week('Asia/Manila', '22:00', '02:00')
    // 22:00 in Manila is 09:00 in New York in winter and 10:00 from March 14, 2027.
    expect(leastOverlap(manila, newYork, { start: '2027-02-01', weeks: 4 })).toBe(4)
    expect(leastOverlap(week('Asia/Manila', '21:00', '00:00'), newYork, { start: '2027-02-01', weeks: 4 })).toBe(2)
    expect(leastOverlap(week('Asia/Manila', '02:00', '06:00'), newYork, { start: '2027-02-01', weeks: 4 })).toBe(4)
    expect(leastOverlap(week('Asia/Manila', '02:00', '06:00'), newYork, { start: '2027-02-01', weeks: 10 })).toBe(3)
  })

  test('counts a night that runs from Sunday into Monday', () =>
    expect(
      leastOverlap(week('Asia/Kolkata', '18:30', '03:30', [1, 2, 3, 4, 5]), newYork, { start: '2027-01-04', weeks: 1 }),
    ).toBe(8))

  test('is that of an ordinary day; of two as frequent, the longer', () => {
    const half = {
      zone: 'America/New_York',
      weekly: [1, 2, 3, 4].map((weekday) => ({ weekday, from: '09:00', to: weekday < 3 ? '12:00' : '15:00' })),
    }
    expect(leastOverlap(half, newYork, { start: '2027-01-04', weeks: 1 })).toBe(6)
  })

  test('is none for somebody without hours', () =>
    expect(leastOverlap({ zone: 'Asia/Manila', weekly: [] }, newYork, { start: '2027-01-04', weeks: 1 })).toBe(0))
})

describe('the outlook of an engagement', () => {
  const manila = week('Asia/Manila', '02:00', '06:00')

  test('is the least and the usual hours, and the Monday from which a clock makes them different', () =>
    // From March 14, 2027, New York is an hour nearer, and its day ends an hour before theirs.
    expect(overlapOutlook(manila, newYork, { start: '2027-02-03', weeks: 10 })).toEqual({
      least: 3,
      usual: 4,
      change: { on: '2027-03-15', hours: 3 },
    }))

  test('has no change where no clock changes', () =>
    expect(overlapOutlook(manila, newYork, { start: '2027-01-06', weeks: 4 })).toEqual({
      least: 4,
      usual: 4,
      change: null,
    }))
})

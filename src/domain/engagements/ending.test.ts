import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conversionFee, engagementReview, handover, monthsSince } from './ending.ts'

test('months are whole ones of the calendar', () => {
  expect(monthsSince('2026-01-31', '2026-02-28')).toBe(0)
  expect(monthsSince('2026-01-15', '2026-02-15')).toBe(1)
  expect(monthsSince('2025-11-16', '2026-11-15')).toBe(11)
  expect(monthsSince('2025-11-16', '2026-11-16')).toBe(12)
  expect(monthsSince('2026-12-01', '2026-11-16')).toBe(0)
})

test('the fee is that of the last line that has begun', () => {
  const conversion = [
    { afterMonths: 0, feeCents: 900_000 },
    { afterMonths: 6, feeCents: 400_000 },
    { afterMonths: 12, feeCents: 0 },
  ]
  const fee = (today: string) => conversionFee({ conversion, startDate: '2026-01-05' }, today)
  expect([fee('2026-01-05'), fee('2026-07-04'), fee('2026-07-05'), fee('2027-01-05')]).toEqual([
    900_000, 900_000, 400_000, 0,
  ])
  expect(conversionFee({ conversion: conversion.slice(1), startDate: '2026-01-05' }, '2026-02-05')).toBeNull()
  expect(conversionFee({ conversion: [], startDate: '2026-01-05' }, '2030-02-05')).toBeNull()
})

test('it never rises as months go by', () => {
  const rows = fc
    .uniqueArray(fc.record({ afterMonths: fc.nat(60), feeCents: fc.nat(1000) }), {
      selector: (row) => row.afterMonths,
      maxLength: 6,
    })
    .map((given) => {
      const months = given.map((row) => row.afterMonths).sort((a, b) => a - b)
      const fees = given.map((row) => row.feeCents).sort((a, b) => b - a)
      return months.map((afterMonths, index) => ({ afterMonths, feeCents: fees[index] ?? 0 }))
    })
  fc.assert(
    fc.property(rows, fc.nat(80), (conversion, months) => {
      // Counted by hand: the lines that have begun.
      const begun = conversion.filter((row) => row.afterMonths <= months)
      const wanted = begun.length > 0 ? Math.min(...begun.map((row) => row.feeCents)) : null
      const today = `${2026 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-05`
      expect(conversionFee({ conversion, startDate: '2026-01-05' }, today)).toBe(wanted)
    }),
  )
})

const messageOf = (schema: typeof handover | typeof engagementReview, given: object) =>
  schema.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a handover', () => {
  const given = { openPoints: ' Two accruals. ', note: ' In the shared drive. ', devicesCleared: true }

  test('says where things are and that no data are left; there may be no open points', () => {
    expect(handover.parse(given)).toEqual({
      ...{ openPoints: 'Two accruals.', note: 'In the shared drive.', devicesCleared: true },
    })
    expect(handover.parse({ note: 'In the drive.', devicesCleared: true }).openPoints).toBe('')
    expect(messageOf(handover, { ...given, note: 'a'.repeat(5000), openPoints: 'a'.repeat(5000) })).toBeUndefined()
  })

  test.each([
    [{ note: ' ' }, 'note: Please say where things are.'],
    [{ note: 'a'.repeat(5001) }, 'note: Please use at most 5,000 characters.'],
    [{ openPoints: 'a'.repeat(5001) }, 'openPoints: Please use at most 5,000 characters.'],
    [{ devicesCleared: false }, 'devicesCleared: Please confirm this.'],
  ])('is refused with %j', (changes, error) => {
    expect(messageOf(handover, { ...given, ...changes })).toEqual([error])
  })
})

describe('a review', () => {
  const given = { wentWell: ' Every close was on time. ', reworkHours: 3 }

  test('is a sentence or two, and the hours of rework', () => {
    expect(engagementReview.parse(given)).toEqual({ wentWell: 'Every close was on time.', reworkHours: 3 })
    for (const reworkHours of [0, 10_000])
      expect(messageOf(engagementReview, { ...given, reworkHours })).toBeUndefined()
  })

  test.each([
    [{ wentWell: '' }, 'wentWell: Please write a sentence or two.'],
    [{ reworkHours: -1 }, 'reworkHours: Please enter whole hours.'],
    [{ reworkHours: 1.5 }, 'reworkHours: Please enter whole hours.'],
    [{ reworkHours: 10_001 }, 'reworkHours: Please enter at most 10,000 hours.'],
  ])('is refused with %j', (changes, error) => {
    expect(messageOf(engagementReview, { ...given, ...changes })).toEqual([error])
  })
})

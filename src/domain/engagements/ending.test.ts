import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conversionFee, monthsSince } from './ending.ts'

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

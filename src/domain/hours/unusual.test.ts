import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUnusualDay, standouts, usualMinutes } from './unusual.ts'

/** `RUNS=100000` for a long run, which looks for the smallest failing example for as long as that takes. */
const { RUNS } = process.env
const runs = RUNS ? { numRuns: Number(RUNS) } : { numRuns: 100, interruptAfterTimeLimit: 2_000 }
const holds = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) => fc.assert(property, runs)

const quarters = (min: number, max: number) => fc.integer({ min, max }).map((count) => count * 15)

describe('what is unusual', () => {
  const days = fc.array(quarters(0, 48), { minLength: 7, maxLength: 7 })
  const latest = fc.array(quarters(1, 240), { maxLength: 12 })

  test('is measured by the median of eight weeks', () => {
    holds(
      fc.property(latest, (weeks) => {
        const eight = weeks.slice(0, 8)
        // The model takes away the lowest and the highest until one or two are left.
        const left = [...eight]
        while (left.length > 2) {
          left.splice(left.indexOf(Math.min(...left)), 1)
          left.splice(left.indexOf(Math.max(...left)), 1)
        }
        const sum = left.reduce((all, one) => all + one, 0)
        let model = eight.length === 0 ? null : 0
        while (model !== null && model * left.length < sum) model += 15
        expect(usualMinutes(weeks)).toBe(model)
      }),
    )
  })

  test('is a weekend, a long day, far above the usual, or at the cap', () => {
    holds(
      fc.property(days, fc.option(quarters(1, 96)), fc.integer({ min: 60, max: 4_800 }), (dayMinutes, usual, cap) => {
        const total = dayMinutes.reduce((all, one) => all + one, 0)
        const model: string[] = []
        for (const [at, on] of dayMinutes.entries()) {
          if (at === 5 || at === 6) {
            if (on > 0) model.push('weekend')
          } else if (on > 540) model.push('long-day')
        }
        if (usual !== null && total > usual * 1.15 + 1e-9) model.push('above-usual')
        if (total >= cap) model.push('at-cap')
        expect(standouts({ dayMinutes, usualMinutes: usual, capMinutes: cap }).map(({ kind }) => kind)).toEqual(model)
      }),
    )
  })

  test.each([
    [2299, []],
    [2300, []],
    [2301, ['above-usual']],
  ])('of 2,000 usual minutes, %i are %j', (total, kinds) => {
    const week = { dayMinutes: [total / 5, total / 5, total / 5, total / 5, total / 5, 0, 0], capMinutes: 4_800 }
    expect(standouts({ ...week, usualMinutes: 2_000 }).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('reads as on the page', () => {
    const week = { dayMinutes: [330, 360, 345, 360, 300, 0, 180], usualMinutes: 27 * 60, capMinutes: 35 * 60 }
    expect(standouts(week).map((one) => one.text)).toEqual(['3.00 h on Sunday', '4.25 h above usual'])
    const capped = { dayMinutes: [300, 300, 300, 330, 570, 0, 0], usualMinutes: 29.5 * 60, capMinutes: 30 * 60 }
    expect(standouts(capped).map((one) => one.text)).toEqual(['9.50 h on Friday', 'At the cap'])
    expect([isUnusualDay(4, 540), isUnusualDay(4, 555), isUnusualDay(5, 15), isUnusualDay(6, 0)]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allIn, type BilledWeek, feeOn, formatFee, formatHours, lineOf, payFor, totalsOf } from './money.ts'

/** By hand, in strings of digits: long division, then half a cent up. */
function dividedByHand(product: bigint, by: bigint): number {
  let [quotient, rest] = [0n, 0n]
  for (const digit of product.toString()) {
    rest = rest * 10n + BigInt(digit)
    let times = 0n
    while (rest >= by) {
      rest -= by
      times += 1n
    }
    quotient = quotient * 10n + times
  }
  return Number(rest * 2n >= by ? quotient + 1n : quotient)
}

const week: fc.Arbitrary<BilledWeek> = fc.record({
  minutes: fc.oneof(
    fc.nat(672).map((quarters) => quarters * 15),
    fc.nat(10_080),
  ),
  rateCents: fc.integer({ min: 1, max: 10_000_000 }),
  feeBasisPoints: fc.integer({ min: 0, max: 10_000 }),
})

test('10,000 random weeks tie to the cent with sums by hand', () => {
  fc.assert(
    fc.property(fc.array(week, { minLength: 100, maxLength: 100 }), (weeks) => {
      const totals = totalsOf(weeks.map(lineOf))
      let [minutes, pay, fee] = [0, 0, 0]
      for (const { minutes: worked, rateCents, feeBasisPoints } of weeks) {
        const weekPay = dividedByHand(BigInt(worked) * BigInt(rateCents), 60n)
        minutes += worked
        pay += weekPay
        fee += dividedByHand(BigInt(weekPay) * BigInt(feeBasisPoints), 10_000n)
      }
      expect(totals).toEqual({ minutes, payCents: pay, feeCents: fee, totalCents: pay + fee })
    }),
    { numRuns: 100 },
  )
})

test('half a cent is rounded up, less is dropped', () => {
  expect(payFor(30, 1)).toBe(1)
  expect(payFor(29, 1)).toBe(0)
  expect(feeOn(1, 5_000)).toBe(1)
  expect(feeOn(1, 4_999)).toBe(0)
  expect(feeOn(106_250, 1_500)).toBe(15_938)
})

test('the weeks of the sample queue cost what its page says', () => {
  const weeks = [
    [1875, 3400],
    [1800, 4600],
    [1200, 3200],
    [1110, 4400],
    [1500, 3000],
  ] as const
  const totals = totalsOf(weeks.map(([minutes, rateCents]) => lineOf({ minutes, rateCents, feeBasisPoints: 1500 })))
  expect([totals.minutes, totals.totalCents]).toEqual([7485, 534_348])
  expect(allIn(4600, 1500)).toBe(5290)
})

test('the largest week is exact', () => {
  expect(payFor(10_080, 10_000_000)).toBe(1_680_000_000)
})

test.each([
  [1875, '31.25'],
  [0, '0.00'],
  [7485, '124.75'],
  [61, '1.02'],
  [-30, '-0.50'],
])('%i minutes are %s hours', (minutes, hours) => {
  expect(formatHours(minutes)).toBe(hours)
})

test.each([
  [1500, '15%'],
  [1250, '12.5%'],
  [5, '0.05%'],
  [0, '0%'],
])('%i basis points are %s', (basisPoints, percentage) => {
  expect(formatFee(basisPoints)).toBe(percentage)
})

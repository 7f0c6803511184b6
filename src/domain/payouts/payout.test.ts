import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, owedBy, recordedPayout, storedAmount } from './payout.ts'

const currencies = ['EUR', 'PHP', 'USD'] as const
const line = fc.record({
  currency: fc.constantFrom(...currencies),
  amountCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  dueOn: fc.constantFrom('2026-11-01', '2026-11-16', '2026-11-17', '2026-12-01'),
})

test('what is due is what came due until that day, less what was paid, in each currency', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const model = currencies.flatMap((currency) => {
        if (!lines.some((one) => one.currency === currency)) return []
        let [owed, due] = [0, 0]
        for (const { amountCents, dueOn, currency: own } of lines) {
          if (own !== currency) continue
          owed += amountCents
          if (Date.parse(dueOn) <= Date.parse('2026-11-16')) due += amountCents
        }
        if (due < 0) due = owed < 0 ? Math.max(due, owed) : 0
        return [{ currency, owedCents: owed, dueCents: due }]
      })
      expect(owedBy(lines, '2026-11-16')).toEqual(model)
    }),
  )
})

test('dollars have their sign, anything else its code', () => {
  expect(formatAmount(125_000, 'USD')).toBe('$1,250.00')
  expect(formatAmount(-125_050, 'EUR')).toBe('-EUR\u00a01,250.50')
  expect(formatAmount(100_001, 'JPY')).toBe('JPY\u00a01,000.01')
})

const talentId = '00000000-0000-4000-8000-000000000001'

test('what was paid ahead is not due back, and what was paid too much is', () => {
  const currency = 'USD'
  const work = { amountCents: 30_000, currency, dueOn: '2026-11-23' }
  const paid = (amountCents: number) => [work, { amountCents: -amountCents, currency, dueOn: '2026-11-16' }]
  expect(owedBy(paid(20_000), '2026-11-16')).toEqual([{ currency, owedCents: 10_000, dueCents: 0 }])
  expect(owedBy(paid(31_000), '2026-11-16')).toEqual([{ currency, owedCents: -1000, dueCents: -1000 }])
  expect(owedBy(paid(20_000), '2026-11-23')).toEqual([{ currency, owedCents: 10_000, dueCents: 10_000 }])
})

test('a payment has a reference and is taken off; anything else has a note', () => {
  const payment = recordedPayout.parse({ kind: 'payment', talentId, amountCents: 500, reference: 'ACH 1' })
  expect([storedAmount(payment), payment.currency]).toEqual([-500, 'USD'])
  const fee = recordedPayout.parse({ kind: 'bank_fee', talentId, amountCents: -15, note: 'Wire' })
  expect(storedAmount(fee)).toBe(-15)
  for (const right of [
    { kind: 'exchange', talentId, amountCents: 2_000_000_000, note: 'a'.repeat(1000) },
    { kind: 'adjustment', talentId, amountCents: -2_000_000_000, note: 'Agreed by phone' },
    { kind: 'payment', talentId, amountCents: 2_000_000_000, reference: 'a'.repeat(200) },
  ])
    expect(recordedPayout.parse(right)).toEqual({ currency: 'USD', ...right })
  for (const wrong of [
    { kind: 'payment', talentId, amountCents: 2_000_000_001, reference: 'x' },
    { kind: 'payment', talentId, amountCents: 500, reference: 'a'.repeat(201) },
    { kind: 'exchange', talentId, amountCents: 2_000_000_001, note: 'x' },
    { kind: 'exchange', talentId, amountCents: -2_000_000_001, note: 'x' },
    { kind: 'exchange', talentId, amountCents: 5, note: 'a'.repeat(1001) },
    { kind: 'payment', talentId, amountCents: 500, reference: ' ' },
    { kind: 'payment', talentId, amountCents: -1, reference: 'x' },
    { kind: 'payment', talentId, amountCents: 1, reference: 'x', currency: 'eur' },
    { kind: 'exchange', talentId, amountCents: 0, note: 'x' },
    { kind: 'adjustment', talentId, amountCents: 1 },
    { kind: 'work', talentId, amountCents: 1, note: 'x' },
  ])
    expect(recordedPayout.safeParse(wrong).success).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { credit, recordedPayment } from './recording.ts'

const line = '00000000-0000-4000-8000-000000000001'

describe('a recorded payment', () => {
  const payment = { kind: 'transfer', amountCents: 534_348, reference: ' ACH 4471 ', receivedOn: '2026-11-16' }
  const errorsOf = (changes: object) =>
    recordedPayment
      .safeParse({ ...payment, ...changes })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  test.each(['transfer', 'refund'])('is a %s with the bank’s reference', (kind) => {
    expect(recordedPayment.parse({ ...payment, kind })).toEqual({ ...payment, kind, reference: 'ACH 4471' })
  })

  test.each([
    [{ amountCents: 0 }, 'amountCents: Please enter an amount in dollars and cents.'],
    [{ amountCents: 10.5 }, 'amountCents: Please enter an amount in dollars and cents.'],
    [{ amountCents: 2_000_000_001 }, 'amountCents: Please enter an amount in dollars and cents.'],
    [{ reference: ' ' }, 'reference: Please enter the bank’s reference.'],
    [{ reference: 'a'.repeat(201) }, 'reference: Please use at most 200 characters.'],
    [{ receivedOn: '11/16/2026' }, 'receivedOn: Please enter a date.'],
  ])('is refused with %j', (changes, error) => {
    expect(errorsOf(changes)).toEqual([error])
  })

  test('isn’t by card: Stripe tells of those', () => {
    expect(errorsOf({ kind: 'card' })).toHaveLength(1)
  })

  test('is at least a cent and at most 20 million dollars', () => {
    expect(errorsOf({ amountCents: 1 })).toBeUndefined()
    expect(errorsOf({ amountCents: 2_000_000_000, reference: 'a'.repeat(200) })).toBeUndefined()
  })
})

describe('a credit', () => {
  const given = { lines: [line], reason: 'Billed twice.', returnsHours: true }
  const errorsOf = (changes: object) =>
    credit.safeParse({ ...given, ...changes }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  test('names its lines and says why', () => {
    expect(credit.parse(given)).toEqual(given)
    expect(errorsOf({ lines: [] })).toEqual(['lines: Please choose what is credited.'])
    expect(errorsOf({ reason: ' ' })).toEqual(['reason: Please give a reason.'])
    expect(errorsOf({ lines: ['1'] })).toHaveLength(1)
  })

  test('has at most 1,000 lines', () => {
    expect(errorsOf({ lines: Array(1000).fill(line) })).toBeUndefined()
    expect(errorsOf({ lines: Array(1001).fill(line) })).toHaveLength(1)
  })
})

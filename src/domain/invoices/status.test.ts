import { describe, expect, test } from 'vitest'
import { movesFrom } from '../life-cycle.ts'
import { canBeCharged, canBeCredited, type InvoiceStatus, invoiceLifeCycle, isOpen, openCents } from './status.ts'

describe('an invoice', () => {
  test.each<[InvoiceStatus, string[]]>([
    ['draft', ['issue']],
    ['issued', ['charge', 'pay', 'lapse', 'credit']],
    ['processing', ['fail', 'pay']],
    ['failed', ['retry', 'pay', 'lapse', 'credit']],
    ['overdue', ['charge', 'pay', 'credit']],
    // A payment may be taken back.
    ['paid', ['reopen', 'credit']],
    ['credited', []],
  ])('that is %s goes on by %j', (status, moves) => {
    expect(movesFrom(invoiceLifeCycle, status, 'system')).toEqual(moves)
  })

  test('is issued or discarded by admins while it is a draft; from then on it follows what was paid and credited', () => {
    expect(movesFrom(invoiceLifeCycle, 'draft', 'admin')).toEqual(['issue', 'discard'])
    for (const status of invoiceLifeCycle.statuses.slice(1))
      expect(movesFrom(invoiceLifeCycle, status, 'admin')).toEqual([])
  })

  test('can be charged while it is open, and never while a charge is under way', () => {
    expect(invoiceLifeCycle.statuses.filter(isOpen)).toEqual(['issued', 'processing', 'overdue', 'failed'])
    expect(invoiceLifeCycle.statuses.filter(canBeCharged)).toEqual(['issued', 'overdue', 'failed'])
  })

  test('can be credited once it is issued, but not while a charge is under way', () => {
    expect(invoiceLifeCycle.statuses.filter(canBeCredited)).toEqual(['issued', 'paid', 'overdue', 'failed'])
  })
})

test.each([
  [0, 0, 500],
  [200, 100, 200],
  [200, 300, 0],
  [500, 500, 0],
])('of 500 cents, with %i credited and %i paid, %i are open', (creditedCents, paidCents, open) => {
  expect(openCents({ totalCents: 500, creditedCents, paidCents })).toBe(open)
})

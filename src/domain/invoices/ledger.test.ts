import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf, ledgerKinds, withBalances } from './ledger.ts'

const entry = fc.record({ kind: fc.constantFrom(...ledgerKinds), amountCents: fc.nat(10_000_000) })

test('the balance is what was invoiced and taken back, less what was credited and paid', () => {
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const sum = (...kinds: string[]) => {
        let total = 0
        for (const { kind, amountCents } of entries) if (kinds.includes(kind)) total += amountCents
        return total
      }
      const owed = sum('invoice', 'refund', 'dispute') - sum('credit_note', 'payment', 'refund_failed', 'dispute_won')
      expect(balanceOf(entries)).toBe(owed)
      expect(withBalances(entries, owed)[0]?.balanceCents ?? 0).toBe(owed)
    }),
  )
})

test('each balance is the sum of everything up to its entry, also where only the newest are shown', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.nat(), (oldestFirst, cut) => {
      const newest = oldestFirst.toReversed().slice(0, cut)
      expect(withBalances(newest, balanceOf(oldestFirst)).map(({ balanceCents }) => balanceCents)).toEqual(
        newest.map((_, index) => balanceOf(oldestFirst.slice(0, oldestFirst.length - index))),
      )
    }),
  )
})

/**
 * A firm's ledger is its invoices, credit notes and payments in the order in which they came. Nothing else is stored: the
 * balance is their sum. What a firm owes is positive.
 */
export const ledgerKinds = [
  'invoice',
  'credit_note',
  'payment',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

export const ledgerLabels: Record<LedgerKind, string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
  refund_failed: 'Refund failed',
  dispute: 'Payment disputed',
  dispute_won: 'Dispute won',
}

/** Which way each kind moves what the firm owes. Amounts themselves are never negative. */
export const ledgerSigns: Record<LedgerKind, 1 | -1> = {
  invoice: 1,
  credit_note: -1,
  payment: -1,
  refund: 1,
  refund_failed: -1,
  dispute: 1,
  dispute_won: -1,
}

export type LedgerEntry = { kind: LedgerKind; amountCents: number }

export const changeOf = ({ kind, amountCents }: LedgerEntry): number => ledgerSigns[kind] * amountCents

export const balanceOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((balance, entry) => balance + changeOf(entry), 0)

/** Entries, newest first, each with the balance after it: back from what it is now. */
export function withBalances<E extends LedgerEntry>(
  entries: readonly E[],
  now: number,
): (E & { balanceCents: number })[] {
  let after = now
  return entries.map((entry) => {
    const balanceCents = after
    after -= changeOf(entry)
    return { ...entry, balanceCents }
  })
}

import type { LedgerLine } from '#contract/invoices.ts'
import { listLedger, readBalance, readOwnFirm } from '#db/invoices.ts'
import type { Principal, Tx } from '#db/session.ts'
import { type LedgerKind, withBalances } from '#domain/invoices/ledger.ts'
import { notFound } from '#domain/problem.ts'

type Ledger = { balanceCents: number; overdueCents: number; entries: LedgerLine[] }

/** A firm's ledger, newest first, all of it or so many entries: an admin names the firm, anyone else reads their own. */
export async function loadLedger(
  tx: Tx,
  { role }: Principal,
  { firm, most }: { firm: string | undefined; most?: number },
): Promise<Ledger> {
  const firmId = role === 'admin' ? firm : await readOwnFirm(tx)
  if (!firmId || (role !== 'admin' && firm !== undefined && firm !== firmId)) throw notFound('Firm Not Found')
  const { balanceCents, overdueCents } = (await readBalance(tx, firmId)) ?? {}
  const rows = await listLedger(tx, firmId, most)
  const entries = rows.map(({ day, kind, invoiceId, label, amountCents }) => ({
    day: day ?? '',
    kind: kind as LedgerKind,
    invoiceId: invoiceId ?? '',
    label: label ?? '',
    amountCents: amountCents ?? 0,
  }))
  return {
    balanceCents: balanceCents ?? 0,
    overdueCents: overdueCents ?? 0,
    entries: withBalances(entries, balanceCents ?? 0),
  }
}

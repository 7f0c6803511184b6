import type { LedgerLine } from '#contract/invoices.ts'
import { listLedger, readOwnFirm } from '#db/invoices.ts'
import type { Principal, Tx } from '#db/session.ts'
import { type LedgerKind, withBalances } from '#domain/invoices/ledger.ts'
import { notFound } from '#domain/problem.ts'

/** All of a firm's ledger, oldest first: an admin names the firm, anyone else reads their own. */
export async function loadLedger(tx: Tx, { role }: Principal, firm: string | undefined): Promise<LedgerLine[]> {
  const firmId = role === 'admin' ? firm : await readOwnFirm(tx)
  if (!firmId || (role !== 'admin' && firm !== undefined && firm !== firmId)) throw notFound('Firm Not Found')
  const rows = await listLedger(tx, firmId)
  return withBalances(
    rows.map(({ day, kind, invoiceId, label, amountCents }) => ({
      day: day ?? '',
      kind: kind as LedgerKind,
      invoiceId: invoiceId ?? '',
      label: label ?? '',
      amountCents: amountCents ?? 0,
    })),
  )
}

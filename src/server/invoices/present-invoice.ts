import type { Invoice, InvoiceSummary } from '#contract/invoices.ts'
import { findInvoice, type listInvoices, type StoredInvoice } from '#db/invoices.ts'
import type { Principal, Tx } from '#db/session.ts'
import { owningRoles } from '#domain/firms/role.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { canBeCharged, canBeCredited, invoiceLifeCycle, openCents } from '#domain/invoices/status.ts'
import { movesFrom } from '#domain/life-cycle.ts'
import { notFound } from '#domain/problem.ts'
import type { Services } from '../services.ts'

type Stored = Awaited<ReturnType<typeof listInvoices>>[number]

export const summarize = (row: Stored): InvoiceSummary => {
  const { id, number, status, firmId, client, issuedOn, dueOn, minutes, totalCents } = row
  const open = ['credited', 'draft'].includes(status) ? 0 : openCents(row)
  return { id, number, status, firmId, client, issuedOn, dueOn, minutes, totalCents, openCents: open }
}

export async function requireInvoice(tx: Tx, id: string): Promise<StoredInvoice> {
  const found = await findInvoice(tx, id)
  if (!found) throw notFound(invoiceMessages.notFound)
  return found
}

/** What an admin may do with it now. */
function actionsOf({ status, lines }: StoredInvoice): Invoice['actions'] {
  const moves = movesFrom(invoiceLifeCycle, status, 'admin')
  if (moves.length > 0) return moves
  const canCredit = canBeCredited(status) && lines.some(({ creditNoteId }) => creditNoteId === null)
  return canCredit ? ['credit-note', 'record'] : ['record']
}

/** An invoice as its reader may know it. */
export async function presentInvoice(
  tx: Tx,
  id: string,
  me: Principal,
  { stripe }: Pick<Services, 'stripe'>,
): Promise<Invoice> {
  const row = await requireInvoice(tx, id)
  const { through: _through, charges, ...shown } = row
  const isPayer = me.role === 'buyer' && owningRoles.some((role) => role === me.firmRole)
  return {
    ...shown,
    ...summarize(row),
    charge: charges[0] ?? null,
    canPay: stripe !== undefined && isPayer && canBeCharged(row.status) && openCents(row) > 0,
    actions: me.role === 'admin' ? actionsOf(row) : [],
  }
}

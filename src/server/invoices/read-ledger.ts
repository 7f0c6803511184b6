import { readLedger as endpoint } from '#contract/invoices.ts'
import { listInvoices, readOwnFirm } from '#db/invoices.ts'
import { openCents } from '#domain/invoices/status.ts'
import { transactionRoute } from '../serve.ts'
import { loadLedger } from './load-ledger.ts'

const shown = 200

/** The newest entries; a file has all of them. */
export const readLedger = transactionRoute(endpoint, async (tx, { firm }, me) => {
  const entries = await loadLedger(tx, me, firm)
  const firmId = me.role === 'admin' ? firm : await readOwnFirm(tx)
  const overdue = await listInvoices(tx, { firmId, status: 'overdue' }, { offset: 0, limit: 1000 })
  return {
    balanceCents: entries.at(-1)?.balanceCents ?? 0,
    overdueCents: overdue.reduce((sum, invoice) => sum + openCents(invoice), 0),
    entries: entries.slice(-shown).reverse(),
  }
})

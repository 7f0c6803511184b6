import { issueInvoice as endpoint } from '#contract/invoices.ts'
import { findInvoice, setIssued } from '#db/invoices.ts'
import { countAsRecorded } from '#db/record.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { invoiceLifeCycle } from '#domain/invoices/status.ts'
import { makeMove } from '../make-move.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { transactionRoute } from '../serve.ts'
import { presentInvoice } from './present-invoice.ts'

/** The database gives the number and queues the email. */
export const issueInvoice = transactionRoute(endpoint, async (tx, { id }, me, { services }) => {
  await makeMove(
    invoiceLifeCycle,
    { move: 'issue', from: 'draft', by: 'admin' },
    {
      update: (to) => setIssued(tx, id, to).catch(refusedByDatabase(invoiceMessages.cannotIssue)),
      read: () => findInvoice(tx, id),
    },
  )
  countAsRecorded(tx)
  return presentInvoice(tx, id, me, services)
})

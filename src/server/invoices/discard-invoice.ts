import { discardInvoice as endpoint } from '#contract/invoices.ts'
import { deleteDraftInvoice, findInvoice } from '#db/invoices.ts'
import { countAsRecorded } from '#db/record.ts'
import { invoiceLifeCycle } from '#domain/invoices/status.ts'
import { makeMove } from '../make-move.ts'
import { transactionRoute } from '../serve.ts'

export const discardInvoice = transactionRoute(endpoint, async (tx, { id }) => {
  await makeMove(
    invoiceLifeCycle,
    { move: 'discard', from: 'draft', by: 'admin' },
    { update: () => deleteDraftInvoice(tx, id), read: () => findInvoice(tx, id) },
  )
  countAsRecorded(tx)
  return {}
})

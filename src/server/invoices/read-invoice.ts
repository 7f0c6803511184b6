import { readInvoice as endpoint } from '#contract/invoices.ts'
import { transactionRoute } from '../serve.ts'
import { presentInvoice } from './present-invoice.ts'

export const readInvoice = transactionRoute(endpoint, (tx, { id }, me, { services }) =>
  presentInvoice(tx, id, me, services),
)

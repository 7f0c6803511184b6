import { listInvoices as endpoint } from '#contract/invoices.ts'
import { countInvoices, listInvoices as list } from '#db/invoices.ts'
import { lengthOf } from '#domain/paging.ts'
import { transactionRoute } from '../serve.ts'
import { summarize } from './present-invoice.ts'

export const listInvoices = transactionRoute(endpoint, async (tx, { firm, status, page: number }) => {
  const [filter, page] = [
    { firmId: firm, status },
    { page: number, size: 50 },
  ]
  const invoices = (await list(tx, filter, page)).map(summarize)
  return { invoices, ...lengthOf(await countInvoices(tx, filter, page), page) }
})

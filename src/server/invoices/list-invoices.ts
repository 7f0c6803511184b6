import { listInvoices as endpoint } from '#contract/invoices.ts'
import { listInvoices as list } from '#db/invoices.ts'
import { transactionRoute } from '../serve.ts'
import { summarize } from './present-invoice.ts'

const pageSize = 50

export const listInvoices = transactionRoute(endpoint, async (tx, { firm, status, page }) => {
  const rows = await list(tx, { firmId: firm, status }, { offset: (page - 1) * pageSize, limit: pageSize + 1 })
  return { invoices: rows.slice(0, pageSize).map(summarize), hasMore: rows.length > pageSize }
})

import { draftInvoices as endpoint } from '#contract/invoices.ts'
import { draftInvoice, listBillable } from '#db/invoices.ts'
import { countAsRecorded } from '#db/record.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

/** By the firm's terms: one for all of its engagements, or one for each. */
export const draftInvoices = transactionRoute(endpoint, async (tx, { firm, through }) => {
  const [billable] = await listBillable(tx, firm)
  const ids: string[] = []
  for (const engagementId of billable?.invoiceScope === 'engagement' ? billable.engagementIds : [null]) {
    const id = billable && (await draftInvoice(tx, { firmId: firm, engagementId, through }))
    if (id) ids.push(id)
  }
  if (ids.length === 0) throw new Problem('conflict', invoiceMessages.nothingToBill)
  countAsRecorded(tx)
  return { ids }
})

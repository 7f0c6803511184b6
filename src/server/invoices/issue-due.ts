import { draftInvoice, issueDraft, listBillable, readOperatorDay } from '#db/invoices.ts'
import type { Tx } from '#db/session.ts'
import { closedThrough } from '#domain/invoices/periods.ts'
import { databaseJob } from '../jobs/job-kind.ts'

/** Issues what a firm's week or month has closed over. One transaction for all of them: each has its number, or none does. */
export const issueDueJob = () => databaseJob('issue-invoices', 60 * 60, issueDue)

export async function issueDue(tx: Tx): Promise<number> {
  const today = await readOperatorDay(tx)
  let issued = 0
  for (const { id: firmId, invoiceRhythm, invoiceScope, engagementIds } of await listBillable(tx)) {
    const through = closedThrough(invoiceRhythm, today)
    for (const engagementId of invoiceScope === 'engagement' ? engagementIds : [null]) {
      const draft = await draftInvoice(tx, { firmId, engagementId, through })
      if (draft && (await issueDraft(tx, draft))) issued += 1
    }
  }
  return issued
}

import { listBillable as endpoint } from '#contract/invoices.ts'
import { listBillable as list } from '#db/invoices.ts'
import { transactionRoute } from '../serve.ts'

export const listBillable = transactionRoute(endpoint, async (tx) => ({
  firms: (await list(tx)).map(({ id, name, invoiceRhythm, invoiceScope, termsDays, weeks, firstEndsOn }) => ({
    id,
    name,
    rhythm: invoiceRhythm,
    scope: invoiceScope,
    termsDays,
    weeks,
    firstEndsOn,
  })),
}))

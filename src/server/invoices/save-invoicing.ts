import { saveInvoicing as endpoint } from '#contract/invoices.ts'
import { lockInvoicing, setInvoicing } from '#db/invoices.ts'
import { recordAct } from '#db/record.ts'
import { invoicingChanged, isSameInvoicing } from '#domain/invoices/invoicing.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const saveInvoicing = transactionRoute(endpoint, async (tx, { id, expected, ...terms }) => {
  const now = await lockInvoicing(tx, id)
  // The same again is an answer that was lost.
  if (now && expected && !isSameInvoicing(now, expected) && !isSameInvoicing(now, terms))
    throw new Problem('conflict', invoicingChanged)
  if (!(await setInvoicing(tx, id, terms))) throw notFound('Firm Not Found')
  await recordAct(tx, { act: 'firm.invoicing-changed', subject: { kind: 'firm', id }, detail: terms })
  return {}
})

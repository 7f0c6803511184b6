import { saveInvoicing as endpoint } from '#contract/invoices.ts'
import { setInvoicing } from '#db/invoices.ts'
import { recordAct } from '#db/record.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const saveInvoicing = transactionRoute(endpoint, async (tx, { id, ...terms }) => {
  if (!(await setInvoicing(tx, id, terms))) throw notFound('Firm Not Found')
  await recordAct(tx, { act: 'firm.invoicing-changed', subject: { kind: 'firm', id }, detail: terms })
  return {}
})

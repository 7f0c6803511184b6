import { type InvoiceStatus, invoiceLifeCycle } from '#domain/invoices/status.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { InvoiceEmail } from '../mail/templates/invoice.ts'
import type { Services } from '../services.ts'
import { cancelWaiting } from './cancel-charge.ts'
import { mailInvoice } from './mail-invoice.ts'
import { refundCredit } from './refund-credit.ts'

const moves = Object.values(invoiceLifeCycle.moves) as {
  from: readonly InvoiceStatus[]
  to: string
  notify?: { owner: InvoiceEmail }
}[]

/**
 * The database queues a job with each move of an invoice, whoever made it; its key is `<id>:<from>:<to>:<when>`, or `<id>:note:<id>` for
 * a credit note, `<id>:payment:<id>` for a payment while a charge waits. The emails are written in the transaction that ends the job: each exactly once.
 */
export const followInvoiceJob = (services: Services): JobKind => ({
  kind: 'follow-invoice',
  atOnce: 5,
  run: async ({ key }) => {
    const [id = '', from, to] = key.split(':')
    const kind =
      from === 'note'
        ? 'credit-note-issued'
        : moves.find((move) => move.to === to && move.from.includes(from as InvoiceStatus))?.notify?.owner
    if (from === 'note') await refundCredit(to ?? '', services)
    if (from === 'note' || from === 'payment' || to === 'paid' || to === 'credited') await cancelWaiting(id, services)
    return async (tx) => (kind ? mailInvoice(tx, id, kind, services) : 0)
  },
})

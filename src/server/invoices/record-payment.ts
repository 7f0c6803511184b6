import { recordPayment as endpoint } from '#contract/invoices.ts'
import { findInvoice, insertPayment } from '#db/invoices.ts'
import { recordAct } from '#db/record.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { invoiceLifeCycle, openCents } from '#domain/invoices/status.ts'
import { refusal } from '#domain/life-cycle.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { transactionRoute } from '../serve.ts'
import { presentInvoice } from './present-invoice.ts'

/** A transfer is at most what is open, and a refund at most what was paid, which the database holds also in a race; it settles the invoice. */
export const recordPayment = transactionRoute(
  endpoint,
  async (tx, { id, kind, amountCents, reference, receivedOn, expectedPaidCents: expected }, me, { services }) => {
    const invoice = await findInvoice(tx, id)
    if (!invoice) throw notFound(invoiceMessages.notFound)
    if (invoice.status === 'draft' || (invoice.status === 'processing' && kind === 'transfer'))
      throw refusal(invoiceLifeCycle, { move: 'pay', seen: invoice.status, now: invoice.status })
    if (invoice.payments.some((one) => one.kind === kind && one.reference === reference))
      throw new Problem('conflict', invoiceMessages.twice)
    if (expected !== undefined && invoice.paidCents !== expected)
      throw new Problem('conflict', invoiceMessages.paidMeanwhile)
    if (kind === 'transfer' && amountCents > openCents(invoice))
      throw new Problem('invalid_input', invoiceMessages.tooMuch, { field: 'amountCents' })
    if (kind === 'refund' && amountCents > invoice.paidCents)
      throw new Problem('invalid_input', invoiceMessages.notPaid, { field: 'amountCents' })
    const payment = { invoiceId: id, kind, amountCents, reference, receivedOn }
    if (!(await insertPayment(tx, payment).catch(refusedByDatabase(invoiceMessages.paidMeanwhile))))
      throw new Problem('conflict', invoiceMessages.twice)
    await recordAct(tx, {
      act: 'payment.recorded',
      subject: { kind: 'invoice', id, label: invoice.number },
      detail: { kind, amountCents },
    })
    const after = await presentInvoice(tx, id, me, services)
    // Compared once more: writing it has waited for whoever recorded at the same moment.
    if (expected !== undefined && after.paidCents !== expected + (kind === 'refund' ? -amountCents : amountCents))
      throw new Problem('conflict', invoiceMessages.paidMeanwhile)
    return after
  },
)

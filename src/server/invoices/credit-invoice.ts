import { creditInvoice as endpoint } from '#contract/invoices.ts'
import { creditInvoice as credit } from '#db/invoices.ts'
import { recordAct } from '#db/record.ts'
import { invoiceMessages } from '#domain/invoices/recording.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { transactionRoute } from '../serve.ts'
import { presentInvoice, requireInvoice } from './present-invoice.ts'

/** A note beside the invoice. What the firm had paid already is refunded by a transfer, or by Stripe where it came from there. */
export const creditInvoice = transactionRoute(
  endpoint,
  async (tx, { id, lines, reason, returnsHours }, me, { services }) => {
    const { number } = await requireInvoice(tx, id)
    await credit(tx, { id, lines, reason, returnsHours })
      .catch(refusedByDatabase(invoiceMessages.cannotCorrect, 'hours_can_be_corrected'))
      .catch(refusedByDatabase(invoiceMessages.cannotCredit))
    await recordAct(tx, {
      act: 'invoice.noted',
      subject: { kind: 'invoice', id, label: number },
      detail: { lines: lines.length },
    })
    return presentInvoice(tx, id, me, services)
  },
)

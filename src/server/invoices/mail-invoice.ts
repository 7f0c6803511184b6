import { findInvoice, listInvoiceParties } from '#db/invoices.ts'
import type { Tx } from '#db/session.ts'
import { openCents } from '#domain/invoices/status.ts'
import { formatCents } from '#domain/money.ts'
import { formatDay } from '#domain/statements/contents.ts'
import { type InvoiceEmail, invoiceEmail } from '../mail/templates/invoice.ts'
import type { Services } from '../services.ts'

/** To the firm's billing contact, or else its owners. */
export async function mailInvoice(
  tx: Tx,
  id: string,
  kind: InvoiceEmail,
  { env, mailer }: Pick<Services, 'env' | 'mailer'>,
): Promise<number> {
  const invoice = await findInvoice(tx, id)
  if (!invoice?.number || !invoice.dueOn) return 0
  const parties = await listInvoiceParties(tx, id)
  for (const { email, firstName } of parties)
    if (email)
      await mailer.queue(tx, {
        to: email,
        ...invoiceEmail(kind, {
          name: firstName ?? '',
          number: invoice.number,
          open: formatCents(openCents(invoice)),
          total: formatCents(invoice.totalCents),
          due: formatDay(invoice.dueOn),
          link: `${env.appUrl}/invoices/${id}`,
        }),
      })
  return parties.length
}

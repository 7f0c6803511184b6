import type { invoiceLifeCycle } from '#domain/invoices/status.ts'
import type { EmailTo } from '#domain/life-cycle.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export type InvoiceEmail = EmailTo<typeof invoiceLifeCycle, 'owner'> | 'invoice-reminder' | 'credit-note-issued'

type Facts = { name: string; number: string; open: string; total: string; due: string; link: string }

const contents = {
  'invoice-issued': ({ number, total, due }: Facts) => ({
    subject: `Invoice ${number}: ${total}, due ${due}`,
    lines: [`Your invoice for approved hours is here: ${total}, due ${due}.`],
  }),
  'invoice-failed': ({ number, open }: Facts) => ({
    subject: `Payment failed: ${number}`,
    lines: [
      `We couldn’t collect ${open} for invoice ${number} from your payment method.`,
      'If your bank asks you to confirm the payment, you can do so on the invoice’s page. You can also use another method.',
    ],
  }),
  'invoice-paid': ({ number, total }: Facts) => ({
    subject: `Paid: ${number}`,
    lines: [`Invoice ${number} for ${total} is paid. Thank you.`],
  }),
  'invoice-overdue': ({ number, open, due }: Facts) => ({
    subject: `Overdue: ${number}`,
    lines: [`Invoice ${number} was due ${due}. ${open} is still open.`],
  }),
  'invoice-credited': ({ number }: Facts) => ({
    subject: `Credited: ${number}`,
    lines: [`Invoice ${number} has been credited in full. The credit note is on its page.`],
  }),
  'invoice-reminder': ({ number, open, due }: Facts) => ({
    subject: `Reminder: ${number}, due ${due}`,
    lines: [`${open} of invoice ${number} is open. It is due ${due}.`],
  }),
  'credit-note-issued': ({ number }: Facts) => ({
    subject: `Credit note for ${number}`,
    lines: [`We credited a part of invoice ${number}. The credit note is on its page.`],
  }),
} satisfies Record<InvoiceEmail, (facts: Facts) => object>

/** Nobody turns these off: they are about money that is owed. */
export const invoiceEmail = (kind: InvoiceEmail, facts: Facts) => {
  const { subject, lines } = contents[kind](facts)
  return emailTemplate(kind, {
    subject,
    preview: lines[0] ?? '',
    blocks: [greeting(facts.name), ...lines.map((line) => paragraph(line)), button('View Invoice', facts.link)],
    footnotes: [footnote('You’re receiving this email because you handle invoices for your firm.')],
  })
}

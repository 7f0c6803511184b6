import { button, footnote, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

/** To the operator: the bank asks for proof within days. */
export const disputeEmail = (facts: { number: string; client: string; amount: string; link: string }) =>
  emailTemplate('payment-disputed', {
    subject: `Payment disputed: ${facts.number}`,
    preview: `${facts.client} disputes ${facts.amount} of invoice ${facts.number}.`,
    blocks: [
      paragraph(`${facts.client} disputes a payment of ${facts.amount} for invoice ${facts.number}.`),
      paragraph('Stripe’s dashboard says until when you can answer. The approved weeks are on the invoice.'),
      button('View Invoice', facts.link),
    ],
    footnotes: [footnote('You’re receiving this email because you run this installation.')],
  })

import { button, footnote, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

/** To the operator: the money is back at Stripe, and the firm still waits for it. */
export const refundFailedEmail = (facts: { number: string; client: string; amount: string; link: string }) =>
  emailTemplate('refund-failed', {
    subject: `Refund failed: ${facts.number}`,
    preview: `${facts.client} didn’t get ${facts.amount} of invoice ${facts.number} back.`,
    blocks: [
      paragraph(
        `Stripe couldn’t send ${facts.amount} of invoice ${facts.number} back to ${facts.client}. The money is back in your Stripe balance, and we won’t try again.`,
      ),
      paragraph(
        'Ask the firm where to send it, transfer it from your bank, and record it on the invoice as “Back to the firm”. Stripe’s dashboard says why it failed.',
      ),
      button('View Invoice', facts.link),
    ],
    footnotes: [footnote('You’re receiving this email because you run this installation.')],
  })

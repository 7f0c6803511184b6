import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; last4: string | null; when: Date; link: string }

/** We do not know where its reader is, so the time is given in UTC and says so. */
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** About money, so it is always sent; the last four digits tell its owner which one, and tell a thief nothing. */
export const paymentMethodChangedEmail = (change: 'added' | 'removed', { name, last4, when, link }: Facts) =>
  emailTemplate(`payment-method-${change}`, {
    subject: `A payment method was ${change}`,
    preview: `A payment method of your Glide account was ${change}.`,
    blocks: [
      greeting(name),
      paragraph(
        `The payment method${last4 ? ` ending in ${last4}` : ''} was ${change} on ${time.format(when)}\u00a0UTC.`,
      ),
      paragraph('If this was you, there is nothing to do. Not you? Change your password and look at your methods now.'),
      button('Open Billing', link),
    ],
    footnotes: [footnote('This notice is sent after every change of your payment methods.')],
  })

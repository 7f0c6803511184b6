import { brand } from '#domain/brand.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; last4: string | null; when: Date; link: string }

/** We don't know the reader's time zone, so the time is given in UTC and says so. */
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** About money, so it is always sent. The last four digits identify the card to its owner, and are useless to a thief. */
export const paymentMethodChangedEmail = (change: 'added' | 'removed', { name, last4, when, link }: Facts) =>
  emailTemplate(`payment-method-${change}`, {
    subject: `A payment method was ${change}`,
    preview: `A payment method on your ${brand.name} account was ${change}.`,
    blocks: [
      greeting(name),
      paragraph(
        `The payment method${last4 ? ` ending in ${last4}` : ''} was ${change} on ${time.format(when)}\u00a0UTC.`,
      ),
      paragraph(
        'If this was you, there’s nothing to do. Wasn’t you? Change your password and check your payment methods now.',
      ),
      button('Open Billing', link),
    ],
    footnotes: [footnote('We send this email whenever your payment methods change.')],
  })

import { brand } from '#domain/brand.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'
import { timeInUtc } from './time-in-utc.ts'

/** `message` is a sentence of ours that says what it is now. About money, so it is always sent. */
export const payoutAccountChangedEmail = (to: { name: string; message: string; when: Date; link: string }) =>
  emailTemplate('payout-account-changed', {
    subject: 'Your payout account was changed',
    preview: `The account that ${brand.name} pays you into was changed.`,
    blocks: [
      greeting(to.name),
      paragraph(
        `The bank account that ${brand.name} pays you into was changed on ${timeInUtc(to.when)}. ${to.message}`,
      ),
      paragraph(
        'If this was you, there’s nothing to do. Wasn’t you? Change your password, check the account and contact us now.',
      ),
      button('Open Settings', to.link),
    ],
    footnotes: [footnote('We send this email whenever your payout account changes.')],
  })

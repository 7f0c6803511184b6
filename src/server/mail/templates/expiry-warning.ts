import { brand } from '#domain/brand.ts'
import type { RetentionReason } from '#domain/retention/retention.ts'
import { button, copyableLink, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; reason: RetentionReason; removedAt: Date; link: string }

const why: Record<RetentionReason, string> = {
  unconfirmed: `You never confirmed the email address of your ${brand.name} account.`,
  rejected: `Your application to ${brand.name} was not accepted, and we don’t keep your data longer than we need it.`,
  inactive: `You haven’t logged in to your ${brand.name} account for a long time.`,
}

const whatToDo: Record<RetentionReason, string> = {
  unconfirmed: 'To keep it, log in and confirm your address.',
  rejected: 'There’s nothing to do. Until then you can log in and download your data, and you can apply again later.',
  inactive: 'To keep it, just log in.',
}

const dateIn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export const expiryWarningEmail = ({ name, reason, removedAt, link }: Facts) =>
  emailTemplate('expiry-warning', {
    subject: 'Your account will be deleted',
    preview: `We’ll delete your ${brand.name} account after ${dateIn.format(removedAt)}.`,
    blocks: [
      greeting(name),
      paragraph(why[reason]),
      paragraph(`We’ll delete the account with your personal data and files after ${dateIn.format(removedAt)}.`),
      paragraph(whatToDo[reason]),
      button('Log In', link),
    ],
    footnotes: [copyableLink(link), footnote('We send this email once before an account is deleted.')],
  })

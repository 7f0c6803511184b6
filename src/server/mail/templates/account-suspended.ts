import { brand } from '#domain/brand.ts'
import { button, copyableLink, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export const accountSuspendedEmail = (to: { name: string; reason: string }) =>
  emailTemplate('account-suspended', {
    subject: 'Your account was suspended',
    preview: `Your ${brand.name} account was suspended, and you can’t log in for now.`,
    blocks: [
      greeting(to.name),
      paragraph(`Your ${brand.name} account was suspended. You can’t log in, and links that you had no longer work.`),
      paragraph(`The reason: ${to.reason}`),
      paragraph('None of your data was deleted. Reply to this email if you think this is a mistake.'),
    ],
    footnotes: [footnote('We send this email whenever an account is suspended.')],
  })

export const accountRestoredEmail = (to: { name: string; reason: string; link: string }) =>
  emailTemplate('account-restored', {
    subject: 'Your account was restored',
    preview: `You can log in to your ${brand.name} account again.`,
    blocks: [
      greeting(to.name),
      paragraph(`Your ${brand.name} account was restored. You can log in again, and everything is as it was.`),
      paragraph(`The reason: ${to.reason}`),
      button('Log In', to.link),
    ],
    footnotes: [copyableLink(to.link), footnote('We send this email whenever a suspended account is restored.')],
  })

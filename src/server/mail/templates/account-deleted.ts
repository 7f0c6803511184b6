import { brand } from '#domain/brand.ts'
import { footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export const accountDeletedEmail = (to: { name: string }) =>
  emailTemplate('account-deleted', {
    subject: 'Your account was deleted',
    preview: `Your ${brand.name} account and your personal data have been deleted.`,
    blocks: [
      greeting(to.name),
      paragraph(`Your ${brand.name} account was deleted, along with your personal data and files.`),
      paragraph('Records that others keep, such as a decision on an application, no longer show your name.'),
      paragraph('You can sign up again at any time. Wasn’t you? Reply to this email and we’ll look into it.'),
    ],
    footnotes: [footnote('This is the last email we’ll send to this address unless you sign up again.')],
  })

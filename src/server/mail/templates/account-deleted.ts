import { footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export const accountDeletedEmail = (to: { name: string }) =>
  emailTemplate('account-deleted', {
    subject: 'Your account was deleted',
    preview: 'Your Glide account and your personal data are gone.',
    blocks: [
      greeting(to.name),
      paragraph('Your Glide account was deleted, with your personal data and your files.'),
      paragraph('What others keep, such as a decision about an application, no longer has your name on it.'),
      paragraph('You may register again at any time. Not you? Answer this mail, and we look into it.'),
    ],
    footnotes: [footnote('This is the last mail to this address unless you register again.')],
  })

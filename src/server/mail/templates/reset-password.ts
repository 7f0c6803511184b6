import { brand } from '#domain/brand.ts'
import { button, code, copyableLink, footnote, greeting, note, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export const resetPasswordEmail = (to: { name: string; link: string; code: string }) =>
  emailTemplate('reset-password', {
    subject: 'Create a new password',
    preview: `Someone asked for a new password for your ${brand.name} account.`,
    blocks: [
      greeting(to.name),
      paragraph(
        `Someone asked for a new password for your ${brand.name} account. The button opens a page where you choose it.`,
        `Someone asked for a new password for your ${brand.name} account. The link opens a page where you choose it.`,
      ),
      button('Create New Password', to.link),
      paragraph('Or enter this code on the page you came from:'),
      code(to.code),
      note('The button and the code work once, for 1 hour.', 'The link and the code work once, for 1 hour.'),
    ],
    footnotes: [
      copyableLink(to.link),
      footnote('Didn’t ask for this? You can ignore this email. Your password stays the same.'),
    ],
  })

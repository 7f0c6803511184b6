import { button, code, copyableLink, footnote, greeting, note, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export const resetPasswordEmail = (to: { name: string; link: string; code: string }) =>
  emailTemplate('reset-password', {
    subject: 'Create a new password',
    preview: 'Someone asked for a new password for your Glide account.',
    blocks: [
      greeting(to.name),
      paragraph(
        'Someone asked for a new password for your Glide account. The button opens a page; you choose the new password there.',
        'Someone asked for a new password for your Glide account. The link opens a page; you choose the new password there.',
      ),
      button('Create New Password', to.link),
      paragraph('Or type this code on the page you came from:'),
      code(to.code),
      note('The button and the code work for 1 hour, once.', 'The link and the code work for 1 hour, once.'),
    ],
    footnotes: [
      copyableLink(to.link),
      footnote('You did not ask for this? Ignore this mail and your password stays as it is.'),
    ],
  })

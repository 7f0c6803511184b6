import { invitationDays } from '#domain/admins/seat.ts'
import { button, code, copyableLink, footnote, note, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export const adminInvitationEmail = (to: { link: string; code: string }) =>
  emailTemplate('invite-admin', {
    subject: 'Set up your admin account',
    preview: 'An admin account was made for you at Glide.',
    blocks: [
      paragraph('Hello,'),
      paragraph(
        'An admin account was made for you at Glide. The button opens a page; you choose your password there.',
        'An admin account was made for you at Glide. The link opens a page; you choose your password there.',
      ),
      button('Choose Password', to.link),
      paragraph('Or type this code on the page where you reset your password:'),
      code(to.code),
      note(
        `The button and the code work for ${invitationDays} days, once.`,
        `The link and the code work for ${invitationDays} days, once.`,
      ),
    ],
    footnotes: [copyableLink(to.link), footnote('You did not expect this? Ignore this mail and nothing happens.')],
  })

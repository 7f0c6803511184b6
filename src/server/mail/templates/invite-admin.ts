import { invitationDays } from '#domain/admins/seat.ts'
import { brand } from '#domain/brand.ts'
import { button, code, copyableLink, footnote, note, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export const adminInvitationEmail = (to: { link: string; code: string }) =>
  emailTemplate('invite-admin', {
    subject: 'Set up your admin account',
    preview: `An admin account was created for you on ${brand.name}.`,
    blocks: [
      paragraph('Hi,'),
      paragraph(
        `An admin account was created for you on ${brand.name}. The button opens a page where you choose your password.`,
        `An admin account was created for you on ${brand.name}. The link opens a page where you choose your password.`,
      ),
      button('Choose Password', to.link),
      paragraph('Or enter this code on the page where you reset your password:'),
      code(to.code),
      note(
        `The button and the code work once, for ${invitationDays} days.`,
        `The link and the code work once, for ${invitationDays} days.`,
      ),
    ],
    footnotes: [copyableLink(to.link), footnote('Not expecting this? You can ignore this email.')],
  })

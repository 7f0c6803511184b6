import { brand } from '#domain/brand.ts'
import { type FirmRole, firmRoleLabels, firmRoleSummaries } from '#domain/firms/role.ts'
import { firmInvitationDays } from '#domain/firms/seat.ts'
import { shownName } from '#domain/mail/shown-text.ts'
import { button, copyableLink, footnote, note, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string | null; firm: string | null; firmRole: FirmRole; link: string }

export const firmInvitationEmail = ({ name, firm, firmRole, link }: Facts) => {
  const shownFirm = shownName(firm ?? '', 'a firm')
  return emailTemplate('firm-invitation', {
    subject: `Join ${shownFirm} on ${brand.name}`,
    listedAs: 'Invitation to a firm',
    preview: `${shownName(name ?? '', 'An owner')} invited you to ${shownFirm}.`,
    blocks: [
      paragraph('Hi,'),
      paragraph(`${shownName(name ?? '', 'An owner')} invited you to a seat at ${shownFirm} on ${brand.name}.`),
      paragraph(`Your role: ${firmRoleLabels[firmRole]}. ${firmRoleSummaries[firmRole]}`),
      button('View Invitation', link),
      note(
        `The button works once, for ${firmInvitationDays} days.`,
        `The link works once, for ${firmInvitationDays} days.`,
      ),
    ],
    footnotes: [copyableLink(link), footnote('Not expecting this? You can ignore this email.')],
  })
}

import { brand } from '#domain/brand.ts'
import { type FirmRole, firmRoleLabels, firmRoleSummaries } from '#domain/firms/role.ts'
import { shownName } from '#domain/mail/shown-text.ts'
import { button, footnote, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string | null; firm: string | null; firmRole: FirmRole; link: string }

export const seatChangedEmail = ({ name, firm, firmRole, link }: Facts) =>
  emailTemplate('seat-changed', {
    subject: `Your role is now ${firmRoleLabels[firmRole]}`,
    preview: `Your role at ${shownName(firm ?? '', 'your firm')} has changed.`,
    blocks: [
      paragraph('Hi,'),
      paragraph(
        `${shownName(name ?? '', 'An owner')} changed your role at ${shownName(firm ?? '', 'your firm')} to ${firmRoleLabels[firmRole]}. ${firmRoleSummaries[firmRole]}`,
      ),
      button('Open Firm Settings', link),
    ],
    footnotes: [footnote(`You’re receiving this email because you have a seat at a firm on ${brand.name}.`)],
  })

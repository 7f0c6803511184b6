import { brand } from '#domain/brand.ts'
import { shownName } from '#domain/mail/shown-text.ts'
import { button, copyableLink, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

const because = footnote(`You’re receiving this email because you own a firm on ${brand.name}.`)

export const firmVerifiedEmail = (to: { name: string; firm: string | null; link: string }) =>
  emailTemplate('firm-verified', {
    subject: 'Your firm is verified',
    preview: 'You and your colleagues can now open original resumes.',
    blocks: [
      greeting(to.name),
      paragraph(
        `${shownName(to.firm ?? '', 'Your firm')} is verified. You and your colleagues can now open original resumes.`,
      ),
      button('Browse Talent', to.link),
    ],
    footnotes: [copyableLink(to.link), because],
  })

export const verificationWithdrawnEmail = (to: { name: string; firm: string | null; reason: string }) =>
  emailTemplate('verification-withdrawn', {
    subject: 'Your firm is no longer verified',
    preview: 'View Resume now opens profiles without contact details.',
    blocks: [
      greeting(to.name),
      paragraph(
        `${shownName(to.firm ?? '', 'Your firm')} is no longer verified. View Resume now opens profiles without contact details. Everything else works as before.`,
      ),
      paragraph(`The reason: ${to.reason}`),
      paragraph('Reply to this email if you think this is a mistake.'),
    ],
    footnotes: [because],
  })

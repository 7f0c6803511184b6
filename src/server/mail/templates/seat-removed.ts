import { brand } from '#domain/brand.ts'
import { shownName } from '#domain/mail/shown-text.ts'
import { footnote, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { firm: string | null; isClosed: boolean }

export const seatRemovedEmail = ({ firm, isClosed }: Facts) => {
  const shownFirm = shownName(firm ?? '', 'your firm')
  return emailTemplate('seat-removed', {
    subject: isClosed ? 'Your firm was closed' : 'Your seat was removed',
    preview: isClosed ? `${shownFirm} was closed on ${brand.name}.` : `You no longer have a seat at ${shownFirm}.`,
    blocks: [
      paragraph('Hi,'),
      paragraph(
        isClosed
          ? `The last owner of ${shownFirm} deleted their account, which closes the firm on ${brand.name}. Its open projects are archived, and nobody has a seat there anymore.`
          : `An owner removed your seat at ${shownFirm}. You can no longer see its projects, applications and talent.`,
      ),
      paragraph('Your account stays. You can take a seat at another firm, or start a firm of your own in Settings.'),
    ],
    footnotes: [footnote(`You’re receiving this email because you had a seat at a firm on ${brand.name}.`)],
  })
}

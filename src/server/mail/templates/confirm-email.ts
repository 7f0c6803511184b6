import { brand } from '#domain/brand.ts'
import { button, code, copyableLink, footnote, greeting, note, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export const confirmationEmail = (to: { name: string; link: string; code: string }) =>
  emailTemplate('confirm-email', {
    subject: 'Confirm your email',
    preview: `Confirm your email address to log in to ${brand.name}.`,
    blocks: [
      greeting(to.name),
      paragraph(
        `Confirm your email address to log in to ${brand.name}. The button opens the page where you confirm it.`,
        `Confirm your email address to log in to ${brand.name}. The link opens the page where you confirm it.`,
      ),
      button('Confirm Email', to.link),
      paragraph('Or enter this code on the page you came from:'),
      code(to.code),
      note('The button and the code work for 24 hours.', 'The link and the code work for 24 hours.'),
    ],
    footnotes: [copyableLink(to.link), footnote('Didn’t create an account? You can ignore this email.')],
  })

import { brand } from '#domain/brand.ts'
import { code, footnote, greeting, note, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export const linkCodeEmail = (to: { name: string; label: string; code: string }) =>
  emailTemplate('link-code', {
    subject: `Your code to log in with ${to.label}`,
    preview: `Someone logged in at ${to.label} with your email address.`,
    blocks: [
      greeting(to.name),
      paragraph(
        `Someone logged in at ${to.label} with your email address and wants to link that login to your ${brand.name} account. To allow it, enter this code on the page that is open:`,
      ),
      code(to.code),
      note('The code works once, for 15 minutes.'),
    ],
    footnotes: [footnote('Wasn’t you? Don’t share this code with anyone. Without it, nothing changes.')],
  })

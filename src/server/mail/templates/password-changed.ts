import { brand } from '#domain/brand.ts'
import { footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'
import { timeInUtc } from './time-in-utc.ts'

export const passwordChangedEmail = (to: { name: string; when: Date }) =>
  emailTemplate('password-changed', {
    subject: 'Your password was changed',
    preview: `Your ${brand.name} password was changed. All other sessions were signed out.`,
    blocks: [
      greeting(to.name),
      paragraph(
        `Your ${brand.name} password was changed on ${timeInUtc(to.when)}. All other sessions were signed out.`,
      ),
      paragraph('If this was you, there’s nothing to do.'),
      paragraph('Wasn’t you? Go to the login page, choose “Forgot password?” and create a new one now.'),
    ],
    footnotes: [footnote('We send this email after every password change.')],
  })

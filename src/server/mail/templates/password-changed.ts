import { footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'
import { timeInUtc } from './time-in-utc.ts'

export const passwordChangedEmail = (to: { name: string; when: Date }) =>
  emailTemplate('password-changed', {
    subject: 'Your password was changed',
    preview: 'Your Glide password was changed. Every other session was signed out.',
    blocks: [
      greeting(to.name),
      paragraph(`Your Glide password was changed on ${timeInUtc(to.when)}. Every other session was signed out.`),
      paragraph('If this was you, there is nothing to do.'),
      paragraph('Not you? Open the login page, press “Forgot password?” and create a new one now.'),
    ],
    footnotes: [footnote('This notice is sent after every password change.')],
  })

import { footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'
import { timeInUtc } from './time-in-utc.ts'

/** `message` is a sentence of ours that says what changed. */
export const twoFactorChangedEmail = (to: { name: string; message: string; when: Date }) =>
  emailTemplate('two-factor-changed', {
    subject: 'Your two-factor authentication was changed',
    preview: to.message,
    blocks: [
      greeting(to.name),
      paragraph(`${to.message} This happened on ${timeInUtc(to.when)}.`),
      paragraph('If this was you, there’s nothing to do.'),
      paragraph(
        'Wasn’t you? Go to the login page, choose “Forgot password?” and create a new one now, then contact us.',
      ),
    ],
    footnotes: [footnote('We send this email whenever two-factor authentication changes.')],
  })

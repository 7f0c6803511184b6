import { footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'
import { timeInUtc } from './time-in-utc.ts'

/** `words` is a sentence of ours: what was changed. */
export const twoFactorChangedEmail = (to: { name: string; message: string; when: Date }) =>
  emailTemplate('two-factor-changed', {
    subject: 'Your two-factor sign-in was changed',
    preview: to.message,
    blocks: [
      greeting(to.name),
      paragraph(`${to.message} This was on ${timeInUtc(to.when)}.`),
      paragraph('If this was you, there is nothing to do.'),
      paragraph('Not you? Open the login page, press “Forgot password?” and create a new one now, then write to us.'),
    ],
    footnotes: [footnote('This notice is sent after every change of two-factor sign-in.')],
  })

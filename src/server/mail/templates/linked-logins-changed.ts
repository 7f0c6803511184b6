import { footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'
import { timeInUtc } from './time-in-utc.ts'

/** `message` is a sentence of ours that says what changed. */
export const linkedLoginsChangedEmail = (to: { name: string; message: string; when: Date }) =>
  emailTemplate('linked-logins-changed', {
    subject: 'Your linked logins were changed',
    preview: to.message,
    blocks: [
      greeting(to.name),
      paragraph(`${to.message} This happened on ${timeInUtc(to.when)}.`),
      paragraph('If this was you, there’s nothing to do.'),
      paragraph(
        'Wasn’t you? Go to the login page, choose “Forgot password?” and create a new one now. Then unlink every login you don’t recognize in Settings, and contact us.',
      ),
    ],
    footnotes: [footnote('We send this email whenever a login is linked or unlinked.')],
  })

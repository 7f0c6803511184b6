import { attemptLimits } from '#domain/accounts/limits.ts'
import { brand } from '#domain/brand.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export const loginsPausedEmail = (to: { name: string; link: string }) =>
  emailTemplate('logins-paused', {
    subject: 'Too many failed logins',
    preview: 'Reset your password to log in on a new device.',
    blocks: [
      greeting(to.name),
      paragraph(
        `Someone entered a wrong password for your ${brand.name} account ${attemptLimits.loginsInARow.limit} times in a row. Nobody can log in with your password on a new device until you reset it.`,
      ),
      paragraph('Devices where you’ve logged in before still work, and so do your passkeys.'),
      button('Reset Password', to.link),
    ],
    footnotes: [footnote('We send this email once, when logins are paused.')],
  })

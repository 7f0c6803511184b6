import { button, copyableLink, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; keptEmail: string; otherEmail: string; loginLink: string }

const why = footnote('Not you? Answer this mail, and we look into it.')

/** To the address that stays. The other is told in part: its owner knows it again. */
export const accountKeptEmail = ({ name, otherEmail, loginLink }: Facts) =>
  emailTemplate('accounts-merged', {
    subject: 'Your two accounts are now one',
    preview: 'You log in with this address, as before.',
    blocks: [
      greeting(name),
      paragraph(
        `You had applied to Glide twice, with this address and with ${otherEmail}. We have made one of the two.`,
      ),
      paragraph('Your applications, saved projects and calls are all here. You log in with this address, as before.'),
      button('Log In', loginLink),
    ],
    footnotes: [copyableLink(loginLink), why],
  })

/** To the address that no longer opens anything. */
export const accountMergedEmail = ({ name, keptEmail, loginLink }: Facts) =>
  emailTemplate('accounts-merged', {
    subject: 'Your two accounts are now one',
    preview: `Please log in with ${keptEmail} from now on.`,
    blocks: [
      greeting(name),
      paragraph(
        `You had applied to Glide twice, with this address and with ${keptEmail}. We have made one of the two.`,
      ),
      paragraph(
        `Please log in with ${keptEmail} from now on. Your applications, saved projects and calls are all there. This address no longer opens an account.`,
      ),
      button('Log In', loginLink),
      paragraph('You cannot read that mailbox any more? Answer this mail, and we help.'),
    ],
    footnotes: [copyableLink(loginLink), why],
  })

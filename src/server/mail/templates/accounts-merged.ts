import { brand } from '#domain/brand.ts'
import { button, copyableLink, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; keptEmail: string; otherEmail: string; loginLink: string }

const why = footnote('Wasn’t you? Reply to this email and we’ll look into it.')

/** To the address that stays. Both are masked, with enough to tell them apart: one mailbox may receive both emails. */
export const accountKeptEmail = ({ name, keptEmail, otherEmail, loginLink }: Facts) =>
  emailTemplate('accounts-merged', {
    subject: 'Your two accounts are now one',
    preview: `Keep logging in with ${keptEmail}.`,
    blocks: [
      greeting(name),
      paragraph(
        `You applied to ${brand.name} twice, with ${keptEmail} and with ${otherEmail}. We merged your two accounts.`,
      ),
      paragraph(
        `Your applications, saved projects and calls are all in the account of ${keptEmail}. Keep logging in with that address.`,
      ),
      button('Log In', loginLink),
    ],
    footnotes: [copyableLink(loginLink), why],
  })

/** To the address that can no longer log in. */
export const accountMergedEmail = ({ name, keptEmail, otherEmail, loginLink }: Facts) =>
  emailTemplate('accounts-merged', {
    subject: 'Your two accounts are now one',
    preview: `Please log in with ${keptEmail} from now on.`,
    blocks: [
      greeting(name),
      paragraph(
        `You applied to ${brand.name} twice, with ${keptEmail} and with ${otherEmail}. We merged your two accounts.`,
      ),
      paragraph(
        `Please log in with ${keptEmail} from now on. Your applications, saved projects and calls are all there. ${otherEmail} no longer has an account.`,
      ),
      button('Log In', loginLink),
      paragraph('Can’t get into that mailbox anymore? Reply to this email and we’ll help.'),
    ],
    footnotes: [copyableLink(loginLink), why],
  })

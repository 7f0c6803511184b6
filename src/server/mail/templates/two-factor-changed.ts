import { footnote, greeting, paragraph } from './blocks.ts'
import { letter } from './letter.ts'
import { timeInUtc } from './time-in-utc.ts'

/** `words` is a sentence of ours: what was changed. */
export const twoFactorChangedLetter = (to: { name: string; words: string; when: Date }) =>
  letter('two-factor-changed', {
    subject: 'Your two-factor sign-in was changed',
    preview: to.words,
    blocks: [
      greeting(to.name),
      paragraph(`${to.words} This was on ${timeInUtc(to.when)}.`),
      paragraph('If this was you, there is nothing to do.'),
      paragraph('Not you? Open the login page, press “Forgot password?” and create a new one now, then write to us.'),
    ],
    footnotes: [footnote('This notice is sent after every change of two-factor sign-in.')],
  })

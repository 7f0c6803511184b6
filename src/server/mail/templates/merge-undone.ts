import { brand } from '#domain/brand.ts'
import { button, copyableLink, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

/** To each of the two. If they are different people, neither learns the other's address. */
export const mergeUndoneEmail = (to: { name: string; link: string; wasClosed: boolean }) =>
  emailTemplate('merge-undone', {
    subject: 'Your account is separate again',
    preview: 'We undid the merge that we emailed you about.',
    blocks: [
      greeting(to.name),
      paragraph(
        `We emailed you that we had merged two ${brand.name} accounts. We have undone that: each has its own applications, saved projects and calls again.`,
      ),
      paragraph(
        to.wasClosed
          ? 'You can log in with this address and your password, as before. If the merge canceled a call of yours, please book a new time.'
          : 'What you did in your account since then is still there. Keep logging in as you do now.',
      ),
      button('Log In', to.link),
    ],
    footnotes: [copyableLink(to.link), footnote('Is something missing? Reply to this email and we’ll look into it.')],
  })

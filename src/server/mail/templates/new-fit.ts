import { shownTitle } from '#domain/mail/shown-text.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; title: string; link: string }

/** To whoever asked to be told, once: nobody fit, and now somebody does. */
export function newFitEmail({ name, title, link }: Facts) {
  const project = shownTitle(title, 'your project')
  return emailTemplate('new-fit', {
    subject: `Someone fits ${project}`,
    preview: `Nobody did when you asked us to tell you.`,
    blocks: [
      greeting(name),
      paragraph(`Someone fits ${project}. When you asked us to tell you, nobody did.`),
      button('See the Shortlist', link),
    ],
    footnotes: [
      footnote('You’re receiving this email because you asked for it. You can turn these emails off in your settings.'),
    ],
  })
}

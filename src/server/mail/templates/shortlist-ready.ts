import { brand } from '#domain/brand.ts'
import { shownTitle } from '#domain/mail/shown-text.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; title: string; link: string }

/** To those who manage a firm's projects, once a person has looked at a shortlist that waited for it. */
export function shortlistReadyEmail({ name, title, link }: Facts) {
  const project = shownTitle(title, 'your project')
  return emailTemplate('shortlist-ready', {
    subject: `The shortlist for ${project} is ready`,
    preview: `A person at ${brand.name} has looked at it.`,
    blocks: [
      greeting(name),
      paragraph(
        `A person at ${brand.name} has looked at the shortlist for ${project}. You can now see who is on it, and why.`,
      ),
      button('See the Shortlist', link),
    ],
    footnotes: [
      footnote(
        'You’re receiving this email because you manage this project. You can turn these emails off in your settings.',
      ),
    ],
  })
}

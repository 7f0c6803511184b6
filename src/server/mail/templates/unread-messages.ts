import { brand } from '#domain/brand.ts'
import { shownName, shownTitle } from '#domain/mail/shown-text.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; sender: string; title: string; unread: number; link: string }

/** To whoever hasn't read a conversation for a while. What was written is read on the page alone. */
export function unreadMessagesEmail({ name, sender, title, unread, link }: Facts) {
  const from = shownName(sender, brand.name)
  const many = unread === 1 ? 'a message' : `${unread} messages`
  const about = title ? ` about ${shownTitle(title, 'your project')}` : ''
  return emailTemplate('unread-messages', {
    subject: `${from} sent you ${many}`,
    listedAs: 'Unread messages',
    preview: `${from} sent you ${many}${about}.`,
    blocks: [greeting(name), paragraph(`${from} sent you ${many}${about}.`), button('Read and Reply', link)],
    footnotes: [
      footnote(
        'You’re receiving this email because you haven’t read it yet. You can turn these emails off in your settings.',
      ),
    ],
  })
}

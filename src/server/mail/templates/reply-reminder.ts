import { shownTitle } from '#domain/mail/shown-text.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; what: string; title: string; link: string }

/** To whoever must answer: at half of the time, and at its end. */
export function replyReminderEmail({ name, what, title, link }: Facts) {
  const about = title ? `: ${shownTitle(title, 'your project')}` : ''
  return emailTemplate('reply-reminder', {
    subject: `${what} for your answer${about}`,
    preview: `${what} for your answer${about}.`,
    blocks: [
      greeting(name),
      paragraph(`${what} for your answer${about}.`),
      paragraph('Even a short answer helps people decide what to do next.'),
      button('Answer', link),
    ],
    footnotes: [
      footnote(
        'You’re receiving this email because someone is waiting for you. You can turn these emails off in your settings.',
      ),
    ],
  })
}

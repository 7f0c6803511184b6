import { shownTitle } from '#domain/mail/shown-text.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

/** By the kind of notice that it tells of. */
export const weekEmailKinds = [
  'weeks-to-approve',
  'week-approved',
  'week-returned',
  'waiting-week',
  'waiting-weeks',
] as const
export type WeekEmail = (typeof weekEmailKinds)[number]

type Facts = { name: string; title: string; link: string }

const contents: Record<WeekEmail, (about: string) => [subject: string, line: string, action: string]> = {
  'weeks-to-approve': () => [
    'Hours to approve',
    'Hours were submitted and wait for your approval. Nothing is approved by silence.',
    'View Hours',
  ],
  'week-approved': (about) => [
    `Your hours were approved${about}`,
    'The firm approved your week. It goes on the next invoice.',
    'View Week',
  ],
  'week-returned': (about) => [
    `Your hours were returned${about}`,
    'The firm returned your week with a reason. Change what it asks about and submit it again.',
    'View Week',
  ],
  'waiting-week': (about) => [
    `Your hours wait to be submitted${about}`,
    'The week is over and its hours aren’t submitted yet. Submit them so that they can be approved and paid.',
    'Submit Week',
  ],
  'waiting-weeks': () => [
    'Hours still wait for your approval',
    'Submitted hours wait for someone at your firm to approve or return them.',
    'View Hours',
  ],
}

export const weekEmail = (kind: WeekEmail, { name, title, link }: Facts) => {
  const [subject, line, action] = contents[kind](title ? `: ${shownTitle(title, 'your project')}` : '')
  return emailTemplate(kind, {
    subject,
    preview: line,
    blocks: [greeting(name), paragraph(line), button(action, link)],
    footnotes: [footnote('You’re receiving this email because these hours are yours or your firm’s.')],
  })
}

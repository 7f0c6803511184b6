import { formatWeek } from '#domain/hours/format-week.ts'
import { formatHours } from '#domain/invoices/money.ts'
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

type Facts = {
  name: string
  title: string
  /** To whoever worked; a firm reads of all that wait. */
  week?: { startsOn: string; minutes: number }
  link: string
}

/** After "your week": " of Nov 9 – 15, 2026 (32.5 h)". */
type Shown = { about: string; week: string }

const contents: Record<WeekEmail, (shown: Shown) => [subject: string, line: string, action: string]> = {
  'weeks-to-approve': () => [
    'Hours to approve',
    'Submitted hours are waiting for your approval. Nothing is approved by silence.',
    'View Hours',
  ],
  'week-approved': ({ about, week }) => [
    `Your hours were approved${about}`,
    `The firm approved your week${week}. It goes on the next invoice.`,
    'View Week',
  ],
  'week-returned': ({ about, week }) => [
    `Your hours were returned${about}`,
    `The firm returned your week${week}. Read why, correct it and submit it again.`,
    'View Week',
  ],
  'waiting-week': ({ about, week }) => [
    `Your hours aren’t submitted yet${about}`,
    `Your week${week} is over and isn’t submitted yet. Submit it so that it can be approved and paid.`,
    'Submit Week',
  ],
  'waiting-weeks': () => [
    'Hours are still waiting for your approval',
    'Submitted hours are waiting for someone at your firm to approve or return them.',
    'View Hours',
  ],
}

export const weekEmail = (kind: WeekEmail, { name, title, week, link }: Facts) => {
  const [subject, line, action] = contents[kind]({
    about: title ? `: ${shownTitle(title, 'your project')}` : '',
    week: week ? ` of ${formatWeek(week.startsOn)} (${formatHours(week.minutes)} h)` : '',
  })
  return emailTemplate(kind, {
    subject,
    preview: line,
    blocks: [greeting(name), paragraph(line), button(action, link)],
    footnotes: [footnote('You’re receiving this email because these hours are yours or your firm’s.')],
  })
}

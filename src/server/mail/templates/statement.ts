import type { EmailTo } from '#domain/life-cycle.ts'
import { shownName, shownTitle } from '#domain/mail/shown-text.ts'
import { signingDays, type statementLifeCycle } from '#domain/statements/status.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export type StatementEmail = EmailTo<typeof statementLifeCycle, 'owner'> | EmailTo<typeof statementLifeCycle, 'talent'>

type Facts = {
  name: string
  number: string
  /** The statement, or its version that amends what was signed. */
  about: string
  project: string
  client: string
  professional: string
  link: string
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const contents = {
  'statement-out': ({ client, number, about }: Facts) => ({
    subject: `Please sign: ${number}`,
    lines: [
      `${shownName(client, 'A firm')} sent you ${about} for your project. You sign first, then the firm’s owner.`,
      `Read every page before you sign. It can be signed for ${signingDays} days.`,
    ],
    action: 'Read and Sign',
  }),
  'statement-signed': ({ professional, number, about }: Facts) => ({
    subject: `Your signature is next: ${number}`,
    lines: [
      `${shownName(professional, 'The professional')} has signed ${about}. When an owner of your firm signs, it is done.`,
    ],
    action: 'Read and Sign',
  }),
  'statement-executed': ({ number, about }: Facts) => ({
    subject: `Signed by both sides: ${number}`,
    lines: [
      `Both sides have signed ${about}. The sealed file with its certificate is attached: please keep it.`,
      'It is in your account, too, and anyone who has it can check it.',
    ],
    action: 'View Statement',
  }),
  'statement-declined': ({ professional, number, about }: Facts) => ({
    subject: `Declined: ${number}`,
    lines: [`${shownName(professional, 'The professional')} declined to sign ${about}. The reason is on its page.`],
    action: 'View Statement',
  }),
  'statement-voided': ({ client, number, about }: Facts) => ({
    subject: `Withdrawn: ${number}`,
    lines: [`${shownName(client, 'The firm')} withdrew ${about}. The reason is on its page.`],
    action: 'View Statement',
  }),
  'statement-expired': ({ number, about }: Facts) => ({
    subject: `Expired: ${number}`,
    lines: [
      `${capitalize(about)} wasn’t signed by both sides within ${signingDays} days. The firm can draft another one.`,
    ],
    action: 'View Statement',
  }),
} satisfies Record<StatementEmail, (facts: Facts) => object>

/** Nobody turns these off: they are about a contract. */
export const statementEmail = (kind: StatementEmail, facts: Facts) => {
  const { subject, lines, action } = contents[kind](facts)
  return emailTemplate(kind, {
    subject,
    preview: lines[0] ?? '',
    blocks: [
      greeting(facts.name),
      ...lines.map((line) => paragraph(line)),
      paragraph(`Project: ${shownTitle(facts.project, 'your project')}`),
      button(action, facts.link),
    ],
    footnotes: [footnote('You’re receiving this email because you are a party to this statement of work.')],
  })
}

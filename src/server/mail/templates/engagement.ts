import type { engagementLifeCycle } from '#domain/engagements/status.ts'
import type { EmailTo } from '#domain/life-cycle.ts'
import { shownName, shownTitle } from '#domain/mail/shown-text.ts'
import { formatCents } from '#domain/money.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export type EngagementEmail =
  | EmailTo<typeof engagementLifeCycle, 'owner'>
  | EmailTo<typeof engagementLifeCycle, 'talent'>
  | 'engagement-onboarding-due'
  | 'engagement-access-open'

type Facts = {
  name: string
  firm: string
  talent: string
  title: string
  /** As the reader’s country writes it; empty without one. */
  lastDay: string
  /** What the firm pays once, since it employs the professional. */
  conversionFeeCents: number | null
  link: string
}

const contents = {
  'engagement-started': ({ firm, talent }: Facts) => ({
    subject: 'Your engagement has started',
    lines: [
      `${shownName(talent, 'The professional')} starts working for ${shownName(firm, 'the firm')} today. Everything needed to start is in place.`,
    ],
  }),
  'engagement-paused': ({ firm }: Facts) => ({
    subject: 'Your engagement is paused',
    lines: [`${shownName(firm, 'The firm')} paused the work. No hours can be entered until it resumes.`],
  }),
  'engagement-resumed': ({ firm }: Facts) => ({
    subject: 'Your engagement has resumed',
    lines: [`${shownName(firm, 'The firm')} resumed the work. You can enter hours again.`],
  }),
  'engagement-ending': ({ lastDay }: Facts) => ({
    subject: 'Notice was given',
    lines: [
      `Notice was given for this engagement. Its last day is ${lastDay || 'on its page'}.`,
      'Until then, please write down open points and hand over what is under way.',
    ],
  }),
  'engagement-ended': () => ({
    subject: 'Your engagement has ended',
    lines: [
      'This engagement has ended. Please enter the last hours, hand over what is open, and revoke all access that was granted.',
    ],
  }),
  'engagement-terminated': () => ({
    subject: 'Your engagement ended immediately',
    lines: [
      'This engagement was ended immediately. The reason is on its page. Please hand over what is open, and revoke all access that was granted.',
    ],
  }),
  'engagement-converted': ({ firm, talent, conversionFeeCents }: Facts) => ({
    subject: 'Your engagement became full-time employment',
    lines: [
      `${shownName(firm, 'The firm')} employs ${shownName(talent, 'the professional')} from now on, under the terms both of you signed.`,
      ...(conversionFeeCents ? [`Under those terms, the firm pays ${formatCents(conversionFeeCents)} once.`] : []),
    ],
  }),
  'engagement-onboarding-due': () => ({
    subject: 'Onboarding is due',
    lines: ['You have onboarding due. The engagement’s page shows what to do.'],
  }),
  'engagement-access-open': () => ({
    subject: 'Access is still open after the end',
    lines: [
      'This engagement ended more than a day ago, and at least one account granted for it is still open.',
      'The firm closes the account and notes it on the engagement’s page.',
    ],
  }),
} satisfies Record<EngagementEmail, (facts: Facts) => { subject: string; lines: string[] }>

/** Nobody turns these off: they are about a contract. */
export const engagementEmail = (kind: EngagementEmail, facts: Facts) => {
  const { subject, lines } = contents[kind](facts)
  return emailTemplate(kind, {
    subject,
    preview: lines[0] ?? '',
    blocks: [
      greeting(facts.name),
      ...lines.map((line) => paragraph(line)),
      paragraph(`Project: ${shownTitle(facts.title, 'your project')}`),
      button('View Engagement', facts.link),
    ],
    footnotes: [footnote('You’re receiving this email because you are a party to this engagement.')],
  })
}

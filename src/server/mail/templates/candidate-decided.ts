import { brand } from '#domain/brand.ts'
import type { candidateLifeCycle } from '#domain/candidates/status.ts'
import type { EmailTo } from '#domain/life-cycle.ts'
import { button, copyableLink, footnote, greeting, note, paragraph, summary } from './blocks.ts'
import { type EmailParts, emailTemplate } from './email-template.ts'

export type CandidateEmail = EmailTo<typeof candidateLifeCycle, 'talent'>

type When = { day: string; hours: string; zone: string }
type Facts = {
  name: string
  /** Without a time, the candidate chooses one where calls are booked on Glide. */
  when: When | null
  /** Of the interview that the decision cancels. */
  isCancelled: boolean
  location: string
  scheduleLink: string | null
  platformLink: string
}

const why = footnote(`You’re receiving this email because you applied to join ${brand.name}’s talent network.`)

/** To the candidate, when an admin has decided. Notes and reasons are for admins only. */
export const candidateDecidedEmail = (kind: CandidateEmail, facts: Facts) => emailTemplate(kind, templates[kind](facts))

const cancelation = ({ when, isCancelled }: Pick<Facts, 'when' | 'isCancelled'>) =>
  when && isCancelled
    ? [
        paragraph('Your interview with us is canceled:'),
        summary(when.hours, [when.day, when.zone]),
        note('The attached file removes it from your calendar.'),
      ]
    : []

const templates = {
  'candidate-interview': ({ name, when, location, scheduleLink }: Facts) => ({
    subject: `Your interview with ${brand.name}`,
    preview: when ? `${when.day}, ${when.hours}, ${when.zone}.` : 'We’d like to talk with you.',
    blocks: [
      greeting(name),
      paragraph('We’ve reviewed your application and would like to talk with you.'),
      ...(when
        ? [
            summary(when.hours, [when.day, when.zone]),
            paragraph(location),
            note(
              'The attached file adds the interview to your calendar. If the time doesn’t work for you, reply to this email.',
            ),
          ]
        : scheduleLink
          ? [paragraph('Please choose a time that works for you.'), button('Choose a Time', scheduleLink)]
          : [paragraph('We’ll email you again to set a time.')]),
    ],
    footnotes: [...(!when && scheduleLink ? [copyableLink(scheduleLink)] : []), why],
  }),
  'candidate-accepted': ({ name, platformLink, ...facts }: Facts) => ({
    subject: `Welcome to ${brand.name}`,
    preview: 'You’ve been accepted and now have access to the platform.',
    blocks: [
      greeting(name),
      paragraph('You’ve been accepted. Firms can now find your profile, and you can apply to their projects.'),
      paragraph('You now have access to the platform. Log in with the email and password you applied with.'),
      button('Open Platform', platformLink),
      ...cancelation(facts),
    ],
    footnotes: [copyableLink(platformLink), why],
  }),
  'candidate-rejected': ({ name, ...facts }: Facts) => ({
    subject: `About your application to ${brand.name}`,
    preview: 'We can’t offer you a place in our network at this time.',
    blocks: [
      greeting(name),
      paragraph(`Thank you for your interest in ${brand.name} and for the time you put into your application.`),
      paragraph(
        'We can’t offer you a place in our network at this time. We’ll keep your profile on file and email you if that changes.',
      ),
      ...cancelation(facts),
    ],
    footnotes: [why],
  }),
} as const satisfies Record<CandidateEmail, (facts: Facts) => EmailParts>

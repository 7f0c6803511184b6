import type { candidateLifeCycle } from '#domain/candidates/status.ts'
import type { EmailTo } from '#domain/life-cycle.ts'
import { button, copyableLink, footnote, greeting, note, paragraph, summary } from './blocks.ts'
import { type EmailParts, emailTemplate } from './email-template.ts'

export type CandidateEmail = EmailTo<typeof candidateLifeCycle, 'talent'>

type When = { day: string; hours: string; zone: string }
type Facts = {
  name: string
  /** Without a time the candidate chooses one, where calls are booked here. */
  when: When | null
  location: string
  scheduleLink: string | null
  platformLink: string
}

const why = footnote('You get this mail because you applied to join Glide’s talent network.')

/** To the candidate, when an admin has decided. Notes and reasons stay with the admins. */
export const candidateDecidedEmail = (kind: CandidateEmail, facts: Facts) => emailTemplate(kind, templates[kind](facts))

const templates = {
  'candidate-interview': ({ name, when, location, scheduleLink }: Facts) => ({
    subject: 'Your interview with Glide',
    preview: when ? `${when.day}, ${when.hours}, ${when.zone}.` : 'We would like to talk with you.',
    blocks: [
      greeting(name),
      paragraph('We have read your application and would like to talk with you.'),
      ...(when
        ? [
            summary(when.hours, [when.day, when.zone]),
            paragraph(location),
            note(
              'The attached file puts the interview into your calendar. If the time does not suit you, answer this mail.',
            ),
          ]
        : scheduleLink
          ? [paragraph('Please choose a time that suits you.'), button('Choose a Time', scheduleLink)]
          : [paragraph('We will write again to agree on a time.')]),
    ],
    footnotes: [...(!when && scheduleLink ? [copyableLink(scheduleLink)] : []), why],
  }),
  'candidate-accepted': ({ name, platformLink }: Facts) => ({
    subject: 'Welcome to Glide',
    preview: 'You are accepted, and the platform is open to you.',
    blocks: [
      greeting(name),
      paragraph('You are accepted. Firms can find your profile from now on, and you can apply to their projects.'),
      paragraph('The platform is open to you: log in with the address and password you applied with.'),
      button('Open Platform', platformLink),
    ],
    footnotes: [copyableLink(platformLink), why],
  }),
  'candidate-rejected': ({ name }: Facts) => ({
    subject: 'About your application to Glide',
    preview: 'We cannot offer you a place in our network at this time.',
    blocks: [
      greeting(name),
      paragraph('Thank you for your interest in Glide and for the time you gave to your application.'),
      paragraph(
        'We cannot offer you a place in our network at this time. Your profile stays with us; should this change, we will write to you.',
      ),
    ],
    footnotes: [why],
  }),
} as const satisfies Record<CandidateEmail, (facts: Facts) => EmailParts>

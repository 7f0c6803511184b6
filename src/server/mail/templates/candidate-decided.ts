import type { CandidateNews } from '#domain/candidates/decision.ts'
import { button, copyableLink, footnote, greeting, note, paragraph, standing } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

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
export const candidateDecidedEmail = (move: CandidateNews, facts: Facts) => templates[move](facts)

const templates = {
  interview: ({ name, when, location, scheduleLink }: Facts) =>
    emailTemplate('candidate-interview', {
      subject: 'Your interview with Glide',
      preview: when ? `${when.day}, ${when.hours}, ${when.zone}.` : 'We would like to talk with you.',
      blocks: [
        greeting(name),
        paragraph('We have read your application and would like to talk with you.'),
        ...(when
          ? [
              standing(when.hours, [when.day, when.zone]),
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
  accept: ({ name, platformLink }: Facts) =>
    emailTemplate('candidate-accepted', {
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
  reject: ({ name }: Facts) =>
    emailTemplate('candidate-rejected', {
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
} as const

import type { applicationLifeCycle } from '#domain/applications/status.ts'
import type { EmailTo } from '#domain/life-cycle.ts'
import { shownName, shownText, shownTitle } from '#domain/mail/shown-text.ts'
import { button, copyableLink, footnote, greeting, paragraph, summary } from './blocks.ts'
import { type EmailParts, emailTemplate } from './email-template.ts'
import { type EndedInterviews, endedInterviewBlocks, withEndedInterviews } from './ended-interviews.ts'

export type ApplicationEmail = EmailTo<typeof applicationLifeCycle, 'talent'>

export type Owner = { name: string; firm: string; email: string; phone: string | null }
type DeclinedFacts = {
  name: string
  title: string
  owner: Pick<Owner, 'firm'>
  /** What the firm wrote to those it declined together. */
  reason: string | null
  /** What ended with it. */
  interviews?: EndedInterviews
  browseLink: string
}
type Facts = DeclinedFacts & { owner: Owner; projectLink: string }

const why = footnote('You’re receiving this email because you applied to this project.')
const optional = footnote('You can turn off application updates in your settings.')

const readIt = 'a few words to you, which you can read under My Applications.'

const quoted = (title: string) => {
  const shown = shownTitle(title, '')
  return shown ? `“${shown}”` : 'a project'
}

/** To the applicant, when the project's owner has decided. */
export const applicationMovedEmail = (kind: ApplicationEmail, facts: Facts) =>
  emailTemplate(kind, templates[kind](facts))

export const declinedEmail = (facts: DeclinedFacts) =>
  emailTemplate('application-declined', templates['application-declined'](facts))

/** To an applicant who was declined and had an interview ahead. No topic turns it off: somebody would wait in a call. */
export const declinedWithInterviewsEmail = (facts: DeclinedFacts & { interviews: EndedInterviews }) =>
  withEndedInterviews(emailTemplate('interview-declined', templates['application-declined'](facts)), facts.interviews)

const templates = {
  'application-reviewing': ({ name, title, owner, projectLink }: Facts) => ({
    subject: 'Your application is under review',
    preview: `${shownTitle(owner.firm, 'The firm')} is reviewing it.`,
    blocks: [
      greeting(name),
      paragraph(`${shownTitle(owner.firm, 'The firm')} is reviewing your application for ${quoted(title)}.`),
      paragraph('There’s nothing for you to do. We’ll email you when they’ve decided.'),
      button('View Project', projectLink),
    ],
    footnotes: [copyableLink(projectLink), why, optional],
  }),
  'application-accepted': ({ name, title, owner, projectLink }: Facts) => ({
    subject: 'Your application was accepted',
    preview: `${shownTitle(owner.firm, 'The firm')} would like to work with you.`,
    blocks: [
      greeting(name),
      paragraph(`${shownTitle(owner.firm, 'The firm')} accepted your application for ${quoted(title)}.`),
      summary(shownName(owner.name, 'Your contact'), [
        shownTitle(owner.firm, 'The firm'),
        owner.email,
        ...(owner.phone ? [owner.phone] : []),
      ]),
      paragraph('They now have your contact details. Feel free to reach out about a start date.'),
      button('View Project', projectLink),
    ],
    footnotes: [copyableLink(projectLink), why],
  }),
  'application-declined': ({ name, title, owner, reason, interviews, browseLink }: DeclinedFacts) => ({
    subject: 'About your application',
    preview: `${shownTitle(owner.firm, 'The firm')} chose other applicants this time.`,
    blocks: [
      greeting(name),
      paragraph(
        `Thank you for applying to ${quoted(title)}. ${shownTitle(owner.firm, 'The firm')} chose other applicants this time.`,
      ),
      ...(reason === null ? [] : [paragraph(`They wrote: ${shownText(reason, readIt)}`)]),
      ...(interviews ? endedInterviewBlocks(interviews) : []),
      paragraph(
        'Every firm decides for itself, so don’t let this stop you from applying again. You can browse other open projects.',
      ),
      button('Browse Projects', browseLink),
    ],
    footnotes: [copyableLink(browseLink), why, ...(interviews ? [] : [optional])],
  }),
} as const satisfies Record<ApplicationEmail, (facts: Facts) => EmailParts>

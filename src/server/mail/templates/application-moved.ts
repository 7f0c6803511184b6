import type { applicationLifeCycle } from '#domain/applications/status.ts'
import type { EmailTo } from '#domain/life-cycle.ts'
import { button, copyableLink, footnote, greeting, oneLine, paragraph, summary } from './blocks.ts'
import { type EmailParts, emailTemplate } from './email-template.ts'

export type ApplicationEmail = EmailTo<typeof applicationLifeCycle, 'talent'>

export type Owner = { name: string; firm: string; email: string; phone: string | null }
type Facts = { name: string; title: string; owner: Owner; projectLink: string; browseLink: string }

const why = footnote('You get this mail because you applied to this project.')
const optional = footnote('You can switch updates about applications off in your settings.')

/** To the applicant, when the owner of the project has moved the application. */
export const applicationMovedEmail = (kind: ApplicationEmail, facts: Facts) =>
  emailTemplate(kind, templates[kind](facts))

const templates = {
  'application-reviewing': ({ name, title, owner, projectLink }: Facts) => ({
    subject: 'Your application is under review',
    preview: `${oneLine(owner.firm)} is reading it.`,
    blocks: [
      greeting(name),
      paragraph(`${oneLine(owner.firm)} is reviewing your application for “${oneLine(title)}”.`),
      paragraph('There is nothing for you to do. We write again when they have decided.'),
      button('View Project', projectLink),
    ],
    footnotes: [copyableLink(projectLink), why, optional],
  }),
  'application-accepted': ({ name, title, owner, projectLink }: Facts) => ({
    subject: 'Your application was accepted',
    preview: `${oneLine(owner.firm)} would like to work with you.`,
    blocks: [
      greeting(name),
      paragraph(`${oneLine(owner.firm)} has accepted your application for “${oneLine(title)}”.`),
      summary(oneLine(owner.name), [oneLine(owner.firm), owner.email, ...(owner.phone ? [owner.phone] : [])]),
      paragraph('They know how to reach you now. You can also write first, to agree on the start.'),
      button('View Project', projectLink),
    ],
    footnotes: [copyableLink(projectLink), why],
  }),
  'application-declined': ({ name, title, owner, browseLink }: Facts) => ({
    subject: 'About your application',
    preview: `${oneLine(owner.firm)} has chosen other applicants this time.`,
    blocks: [
      greeting(name),
      paragraph(
        `Thank you for applying to “${oneLine(title)}”. ${oneLine(owner.firm)} has chosen other applicants this time.`,
      ),
      paragraph(
        'This says nothing about your next application: every firm decides for itself. New projects are posted every week.',
      ),
      button('Browse Projects', browseLink),
    ],
    footnotes: [copyableLink(browseLink), why, optional],
  }),
} as const satisfies Record<ApplicationEmail, (facts: Facts) => EmailParts>

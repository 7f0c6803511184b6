import type { ApplicationStatus } from '#domain/applications/status.ts'
import { button, copyableLink, footnote, greeting, oneLine, paragraph, standing } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export type Owner = { name: string; firm: string; email: string; phone: string | null }
type Facts = { name: string; title: string; owner: Owner; projectLink: string; browseLink: string }

const why = footnote('You get this mail because you applied to this project.')
const optional = footnote('You can switch updates about applications off in your settings.')

/** To the applicant, when the owner of the project has moved the application. */
export const applicationMovedEmail = (to: Exclude<ApplicationStatus, 'pending'>, facts: Facts) => templates[to](facts)

const templates = {
  reviewing: ({ name, title, owner, projectLink }: Facts) =>
    emailTemplate('application-reviewing', {
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
  accepted: ({ name, title, owner, projectLink }: Facts) =>
    emailTemplate('application-accepted', {
      subject: 'Your application was accepted',
      preview: `${oneLine(owner.firm)} would like to work with you.`,
      blocks: [
        greeting(name),
        paragraph(`${oneLine(owner.firm)} has accepted your application for “${oneLine(title)}”.`),
        standing(oneLine(owner.name), [oneLine(owner.firm), owner.email, ...(owner.phone ? [owner.phone] : [])]),
        paragraph('They know how to reach you now. You can also write first, to agree on the start.'),
        button('View Project', projectLink),
      ],
      footnotes: [copyableLink(projectLink), why],
    }),
  rejected: ({ name, title, owner, browseLink }: Facts) =>
    emailTemplate('application-declined', {
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
} as const

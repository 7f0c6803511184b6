import { brand } from '#domain/brand.ts'
import { button, copyableLink, footnote, greeting, oneLine, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; title: string; firm: string; email: string; wasAccepted: boolean; browseLink: string }

/** To everyone who applied. An accepted applicant learns whom to ask. */
export const projectDeletedEmail = ({ name, title, firm, email, wasAccepted, browseLink }: Facts) =>
  emailTemplate(wasAccepted ? 'engagement-deleted' : 'project-deleted', {
    subject: 'A project you applied to was removed',
    preview: `“${oneLine(title)}” is no longer on ${brand.name}.`,
    blocks: [
      greeting(name),
      paragraph(`${oneLine(firm)} removed the project “${oneLine(title)}”, so your application has been closed.`),
      ...(wasAccepted ? [paragraph(`You had been accepted. If you have questions, please email ${email}.`)] : []),
      button('Browse Projects', browseLink),
    ],
    footnotes: [copyableLink(browseLink), footnote('You’re receiving this email because you applied to this project.')],
  })

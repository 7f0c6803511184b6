import { brand } from '#domain/brand.ts'
import { shownTitle } from '#domain/mail/shown-text.ts'
import { button, copyableLink, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; title: string; firm: string; email: string; wasAccepted: boolean; browseLink: string }

/** To everyone who applied. An accepted applicant learns whom to ask. */
export function projectDeletedEmail({ name, title, firm, email, wasAccepted, browseLink }: Facts) {
  const shown = shownTitle(title, '')
  return emailTemplate(wasAccepted ? 'engagement-deleted' : 'project-deleted', {
    subject: 'A project you applied to was removed',
    preview: `${shown ? `“${shown}”` : 'A project'} is no longer on ${brand.name}.`,
    blocks: [
      greeting(name),
      paragraph(
        `${shownTitle(firm, 'The firm')} removed the project${shown && ` “${shown}”`}, so your application has been closed.`,
      ),
      ...(wasAccepted ? [paragraph(`You had been accepted. If you have questions, please email ${email}.`)] : []),
      button('Browse Projects', browseLink),
    ],
    footnotes: [copyableLink(browseLink), footnote('You’re receiving this email because you applied to this project.')],
  })
}

import { button, copyableLink, footnote, greeting, oneLine, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; title: string; firm: string; email: string; wasAccepted: boolean; browseLink: string }

/** To everyone who had applied. Whoever was accepted is told where to ask. */
export const projectDeletedEmail = ({ name, title, firm, email, wasAccepted, browseLink }: Facts) =>
  emailTemplate(wasAccepted ? 'engagement-deleted' : 'project-deleted', {
    subject: 'A project you applied to was removed',
    preview: `“${oneLine(title)}” is no longer on Glide.`,
    blocks: [
      greeting(name),
      paragraph(`${oneLine(firm)} has removed the project “${oneLine(title)}”. Your application went with it.`),
      ...(wasAccepted ? [paragraph(`You had been accepted. For any question, write to ${email}.`)] : []),
      button('Browse Projects', browseLink),
    ],
    footnotes: [copyableLink(browseLink), footnote('You get this mail because you applied to this project.')],
  })

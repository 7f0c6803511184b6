import { brand } from '#domain/brand.ts'
import { button, copyableLink, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; reason: string; link: string }

const why = footnote('You’re receiving this email because you own this project.')

export const projectTakenDownEmail = ({ name, reason, link }: Facts) =>
  emailTemplate('project-taken-down', {
    subject: 'Your project was taken down',
    preview: 'Talent can’t see one of your projects for now.',
    blocks: [
      greeting(name),
      paragraph(`The project below was taken down. Only you and ${brand.name} can see it for now.`),
      paragraph(`The reason: ${reason}`),
      paragraph('Nothing was deleted. You can edit the project and reply to this email to have it put back.'),
      button('Open Project', link),
    ],
    footnotes: [copyableLink(link), why],
  })

export const projectPutBackEmail = ({ name, reason, link }: Facts) =>
  emailTemplate('project-put-back', {
    subject: 'Your project is back',
    preview: 'Talent can see your project as before.',
    blocks: [
      greeting(name),
      paragraph('The project below was put back, with the status and applications it had.'),
      paragraph(`The reason: ${reason}`),
      button('Open Project', link),
    ],
    footnotes: [copyableLink(link), why],
  })

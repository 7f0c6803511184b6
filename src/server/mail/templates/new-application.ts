import { button, footnote, greeting, oneLine, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { firm: string; applicant: string; title: string; link: string }

/** To a project's owner. What the applicant wrote is read on the project's page, beside what Glide knows of them. */
export const newApplicationEmail = ({ firm, applicant, title, link }: Facts) =>
  emailTemplate('new-application', {
    subject: `New application: ${oneLine(title)}`,
    preview: `${oneLine(applicant)} would like to join this project.`,
    blocks: [
      greeting(firm),
      paragraph(`${oneLine(applicant)} would like to join this project.`),
      paragraph(
        'Read the cover letter, then accept, review or decline the application. The applicant is told by mail.',
      ),
      button('View Application', link),
    ],
    footnotes: [
      footnote('You get this mail because the project is yours. You can switch such mails off in your settings.'),
    ],
  })

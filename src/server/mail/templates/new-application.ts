import { shownName, shownTitle } from '#domain/mail/shown-text.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; applicant: string; title: string; link: string }

/** To a project's owner. The cover letter is on the project's page, next to what Glide knows about the applicant. */
export const newApplicationEmail = ({ name, applicant, title, link }: Facts) =>
  emailTemplate('new-application', {
    subject: `New application: ${shownTitle(title, 'your project')}`,
    preview: `${shownName(applicant, 'Someone')} would like to join this project.`,
    blocks: [
      greeting(name),
      paragraph(`${shownName(applicant, 'Someone')} would like to join this project.`),
      paragraph(
        'Read the cover letter, then accept, review or decline the application. We’ll email the applicant your decision.',
      ),
      button('View Application', link),
    ],
    footnotes: [
      footnote(
        'You’re receiving this email because you own this project. You can turn these emails off in your settings.',
      ),
    ],
  })

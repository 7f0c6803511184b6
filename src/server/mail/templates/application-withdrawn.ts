import { shownName, shownTitle } from '#domain/mail/shown-text.ts'
import type { Applicant } from '#domain/notices/applicant.ts'
import { button, footnote, greeting, note, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; title: string; applicants: readonly Pick<Applicant, 'name'>[]; link: string }

/** The longest list in an email. */
const listed = 20

/** To a firm's managers: all who withdrew from a project within an hour. */
export function applicationsWithdrawnEmail({ name, title, applicants, link }: Facts) {
  const count = applicants.length
  const project = shownTitle(title, 'your project')
  const sentence = `${count === 1 ? 'Someone' : `${count} people`} withdrew from ${project}.`
  const more = count - listed
  return emailTemplate('application-withdrawn', {
    subject: count === 1 ? `Application withdrawn: ${project}` : `${count} applications withdrawn: ${project}`,
    preview: sentence,
    blocks: [
      greeting(name),
      paragraph(sentence),
      ...applicants.slice(0, listed).map((applicant) => note(shownName(applicant.name ?? '', 'Someone'))),
      ...(more > 0 ? [note(`and ${more} more`)] : []),
      paragraph('Any upcoming interviews for this project are canceled. Your conversation stays under Messages.'),
      button('View Project', link),
    ],
    footnotes: [
      footnote(
        'You’re receiving this email because you decide on applications at your firm. You can turn these emails off in your settings.',
      ),
    ],
  })
}

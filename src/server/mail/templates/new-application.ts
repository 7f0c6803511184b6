import { shownName, shownTitle } from '#domain/mail/shown-text.ts'
import type { Applicant } from '#domain/notices/applicant.ts'
import { button, footnote, greeting, note, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; title: string; applicants: readonly Applicant[]; link: string }

/** The longest list in an email; the page has all of them. */
const listed = 20
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Ana Costa · $38.50/hr · from Nov 30, 2026 */
const lineOf = ({ name, hourlyRate, startDate }: Applicant) =>
  [
    shownName(name ?? '', 'Someone'),
    hourlyRate === null ? 'no rate given' : `$${hourlyRate.toFixed(2)}/hr`,
    startDate === null ? 'no start date given' : `from ${date.format(new Date(startDate))}`,
  ].join(' · ')

/** To a firm's managers: all who applied to a project within an hour. Cover letters are on the project's page. */
export function newApplicationsEmail({ name, title, applicants, link }: Facts) {
  const count = applicants.length
  const project = shownTitle(title, 'your project')
  const sentence = `${count === 1 ? 'Someone' : `${count} people`} applied to ${project}.`
  const more = count - listed
  return emailTemplate('new-application', {
    subject: count === 1 ? `New application: ${project}` : `${count} new applications: ${project}`,
    preview: sentence,
    blocks: [
      greeting(name),
      paragraph(sentence),
      ...applicants.slice(0, listed).map((applicant) => note(lineOf(applicant))),
      ...(more > 0 ? [note(`and ${more} more`)] : []),
      button(count === 1 ? 'View Application' : 'View Applications', link),
    ],
    footnotes: [
      footnote(
        'You’re receiving this email because you decide on applications at your firm. You can turn these emails off in your settings.',
      ),
    ],
  })
}

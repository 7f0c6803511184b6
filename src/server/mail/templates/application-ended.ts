import { type ApplicationOutcome, unansweredDays } from '#domain/applications/outcome.ts'
import { spellOut } from '#domain/counted.ts'
import { shownTitle } from '#domain/mail/shown-text.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'
import { type EndedInterviews, endedInterviewBlocks, withEndedInterviews } from './ended-interviews.ts'

type Facts = {
  name: string
  title: string
  firm: string
  outcome: ApplicationOutcome
  interviews: EndedInterviews
  link: string
}

/** To an applicant whose application ended without a decision of the firm. No topic turns it off: no application ends in silence. */
export function applicationEndedEmail({ name, title, firm, outcome, interviews, link }: Facts) {
  const [project, who] = [shownTitle(title, 'the project'), shownTitle(firm, 'The firm')]
  const reason =
    outcome !== 'no-answer'
      ? `${who} has ${outcome} ${project}, so your application has ended.`
      : `${who} hasn’t answered your application to ${project} within ${spellOut(unansweredDays)} business days, so we’ve ended it. It’s no reflection on you.`
  const template = emailTemplate('application-ended', {
    subject: `Your application has ended: ${project}`,
    preview: reason,
    blocks: [greeting(name), paragraph(reason), ...endedInterviewBlocks(interviews), button('Browse Projects', link)],
    footnotes: [footnote('You’re receiving this email because you applied to this project.')],
  })
  return withEndedInterviews(template, interviews)
}

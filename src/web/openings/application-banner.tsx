import type { OpeningView } from '#contract/openings.ts'
import { outcomeTexts } from '#domain/applications/outcome.ts'
import type { ApplicationStatus } from '#domain/applications/status.ts'
import { OwnStatusBadge } from '../candidates/own-status-badge.ts'
import { Facts } from '../ui/facts.tsx'
import { formatHourly } from '../ui/money.ts'
import { formatDate, formatDay } from '../ui/time.ts'
import classes from './opening.module.css'

const nextStepMessages: Record<ApplicationStatus, string> = {
  pending: 'Your application is with the buyer. We’ll email you when something changes.',
  reviewing: 'The buyer is reviewing your application.',
  accepted: 'The buyer accepted your application and will be in touch about a start date.',
  rejected: 'The buyer chose someone else for this project.',
}

/** The status of the reader's own application, and what was sent. */
export function ApplicationBanner({ application }: { application: NonNullable<OpeningView['application']> }) {
  const { status, outcome, createdAt, coverLetter, hourlyRate, availableStartDate } = application
  return (
    <section className={classes.application} aria-label="Your application">
      <div className={classes.standing}>
        <OwnStatusBadge status={status} />
        <p>{outcome ? `The buyer ${outcomeTexts[outcome]}.` : nextStepMessages[status]}</p>
      </div>
      <details>
        <summary>
          What you sent on <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </summary>
        <p className={classes.letter}>{coverLetter}</p>
        <Facts
          facts={[
            ['Desired Hourly Rate', hourlyRate === null ? null : formatHourly(hourlyRate)],
            ['Available Start Date', availableStartDate && formatDate(availableStartDate)],
          ]}
        />
      </details>
    </section>
  )
}

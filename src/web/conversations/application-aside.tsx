import type { ReactNode } from 'react'
import type { Thread } from '#contract/conversations.ts'
import { ApplicationBadge } from '../applications/application-badge.ts'
import { OwnStatusBadge } from '../candidates/own-status-badge.ts'
import { AnchorLink } from '../ui/links.tsx'
import { formatHourly } from '../ui/money.ts'
import { formatDate } from '../ui/time.ts'
import classes from './application-aside.module.css'

type Props = { thread: Thread /** What the firm may do with it. */; actions?: ReactNode }

/** The application that a conversation is about. */
export function ApplicationAside({ thread, actions }: Props) {
  const { application, projectId, title, side } = thread
  if (!projectId) return null
  const isFirm = side === 'host'
  const Badge = isFirm ? ApplicationBadge : OwnStatusBadge
  const facts = application && [
    ['Rate', application.hourlyRate === null ? 'Negotiable' : formatHourly(application.hourlyRate)],
    ['Can start', application.availableStartDate ? formatDate(application.availableStartDate) : 'Flexible'],
  ]
  return (
    <div className={classes.aside}>
      <div className={classes.head}>
        <h2>Application</h2>
        {application && <Badge status={application.status} />}
      </div>
      <p>
        <AnchorLink to={isFirm ? '/projects/$id' : '/projects-labor/$id'} params={{ id: projectId }} fz="sm">
          {title}
        </AnchorLink>
      </p>
      {facts ? (
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>There is no application at the moment.</p>
      )}
      {application && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long letter scrolls, and is reached by keyboard
        <p className={classes.letter} tabIndex={0}>
          {application.coverLetter}
        </p>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}

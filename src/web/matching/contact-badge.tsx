import type { Match } from '#contract/matching.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import { formatDay } from '../ui/time.ts'
import classes from './contact-badge.module.css'

/** In place of Invite: that this person was invited or has applied, where it stands, and since when. */
export function ContactBadge({ contact }: { contact: NonNullable<Match['contact']> }) {
  const { kind, at } = contact
  return (
    <span className={classes.contact}>
      {contact.kind === 'application' ? (
        <StatusBadge kind="application" status={contact.status} />
      ) : (
        <StatusBadge kind="invitation" status={contact.status} />
      )}
      <span>
        {kind === 'application' ? 'Applied' : 'Invited'} <time dateTime={at}>{formatDay(at)}</time>
      </span>
    </span>
  )
}

import type { Match } from '#contract/matching.ts'
import { ApplicationBadge } from '../applications/application-badge.ts'
import { InvitationBadge } from '../invitations/invitation-badge.ts'
import { formatDay } from '../ui/time.ts'
import classes from './contact-badge.module.css'

/** In place of Invite: that this person was invited or has applied, where it stands, and since when. */
export function ContactBadge({ contact }: { contact: NonNullable<Match['contact']> }) {
  const { kind, at } = contact
  return (
    <span className={classes.contact}>
      {contact.kind === 'application' ? (
        <ApplicationBadge status={contact.status} />
      ) : (
        <InvitationBadge status={contact.status} />
      )}
      <span>
        {kind === 'application' ? 'Applied' : 'Invited'} <time dateTime={at}>{formatDay(at)}</time>
      </span>
    </span>
  )
}

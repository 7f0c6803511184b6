import type { ReceivedInvitation } from '#contract/invitations.ts'
import { AnchorLink } from '../ui/links.tsx'
import { formatDay } from '../ui/time.ts'
import { InvitationBadge } from './invitation-badge.ts'
import classes from './invitations.module.css'

export function InvitationRow({ invitation }: { invitation: ReceivedInvitation }) {
  const { id, title, firm, status, createdAt, expiresAt } = invitation
  const when = status === 'open' ? `Answer by ${formatDay(expiresAt)}` : `Invited ${formatDay(createdAt)}`
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <AnchorLink to="/invitations/$id" params={{ id }} fz="sm" fw={600} preload={false}>
          {title ?? 'A project'}
        </AnchorLink>
        <p className={classes.detail}>{[firm, when].filter(Boolean).join(' · ')}</p>
      </div>
      <InvitationBadge status={status} />
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listProjectInvitations, type SentInvitation } from '#contract/invitations.ts'
import { declineReasonLabels } from '#domain/invitations/invitation.ts'
import { InvitationBadge } from '../invitations/invitation-badge.ts'
import { pageQuery } from '../page-query.ts'
import { Pager } from '../ui/pager.tsx'
import { formatDay } from '../ui/time.ts'
import classes from './shortlist.module.css'

/** Whom the firm has invited, with what they answered. Nothing where it has invited nobody. */
export function SentInvitations({ projectId }: { projectId: string }) {
  const [page, setPage] = useState(1)
  const { data } = useQuery(pageQuery(listProjectInvitations, { id: projectId, page }))
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className={classes.title}>
        Invited
      </h2>
      <ul className={classes.list}>
        {data.invitations.map((invitation) => (
          <li key={invitation.id} className={classes.sent}>
            <strong>{invitation.name || 'Candidate'}</strong>
            <InvitationBadge status={invitation.status} />
            <p className={classes.quiet}>{answerOf(invitation)}</p>
          </li>
        ))}
      </ul>
      {data.pageCount > 1 && <Pager page={page} pageCount={data.pageCount} onPage={setPage} />}
    </section>
  )
}

function answerOf({ status, createdAt, invitedBy, expiresAt, declineReason, declineNote }: SentInvitation): string {
  const sent = `Invited ${formatDay(createdAt)}${invitedBy ? ` by ${invitedBy}` : ''}`
  if (status === 'open') return `${sent}, open until ${formatDay(expiresAt)}`
  if (status === 'closed') return `${sent}, ended with the project`
  if (!declineReason) return sent
  return [`${sent}. ${declineReasonLabels[declineReason]}.`, declineNote].filter(Boolean).join(' ')
}

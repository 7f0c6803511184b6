import { useQuery } from '@tanstack/react-query'
import { listOwnInvitations } from '#contract/invitations.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { AnchorLink } from '../ui/links.tsx'
import { InvitationRow } from './invitation-row.tsx'
import classes from './invitations.module.css'

/** The invitations that wait for an answer. Nothing where there are none. */
export function OpenInvitations() {
  const { data } = useQuery(endpointQuery(listOwnInvitations, {}))
  const open = data?.invitations.filter(({ status }) => status === 'open') ?? []
  if (open.length === 0) return null
  return (
    <section className={classes.card} aria-labelledby="invitations">
      <h2 id="invitations" className={classes.title}>
        Invitations
      </h2>
      <ul className={classes.list}>
        {open.slice(0, 3).map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <AnchorLink to="/invitations" fz="sm" preload={false}>
        All Invitations
      </AnchorLink>
    </section>
  )
}

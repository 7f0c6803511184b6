import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listOwnInvitations } from '#contract/invitations.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { InvitationRow } from './invitation-row.tsx'
import classes from './invitations.module.css'

/** Every project that someone was invited to. */
export function InvitationsPage() {
  const page = Math.max(1, Number.parseInt(useSearch({ strict: false }).page ?? '1', 10) || 1)
  const navigate = useNavigate()
  const query = useQuery(pageQuery(listOwnInvitations, { page }))
  return (
    <>
      <PageHead title="Invitations" lead="Firms that found you and ask you to join a project." />
      <ListView
        what="invitations"
        query={query}
        rowsOf={({ invitations }) => invitations}
        page={page}
        onPage={(next, options) => void navigate({ to: '/invitations', search: { page: String(next) }, ...options })}
        empty={
          <EmptyState title="No invitations yet" action={<ButtonLink to="/projects-labor">Browse Projects</ButtonLink>}>
            Firms find you by your profile, your hours and your rate. Keep them current.
          </EmptyState>
        }
      >
        {(invitations, _, isStale) => (
          <ul className={classes.list} aria-busy={isStale}>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </ListView>
    </>
  )
}

import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { readOwnInvitation } from '#contract/invitations.ts'
import { endpointQuery } from './endpoint-query.ts'
import { InvitationView } from './invitations/invitation-view.tsx'
import { FitLines } from './matching/fit-lines.tsx'
import { MatchingNotice } from './matching/matching-notice.tsx'
import { EmptyState } from './ui/empty-state.tsx'
import { ButtonLink } from './ui/links.tsx'
import { Loaded } from './ui/loaded.tsx'
import { useShownName } from './ui/shown-name.ts'

/** An invitation as the invited person reads it: who asks for what, and the same lines that the firm has seen. */
export function InvitationPage() {
  const { id = '' } = useParams({ strict: false })
  const query = useQuery(endpointQuery(readOwnInvitation, { id }))
  useShownName(query.data?.title ? `Invitation: ${query.data.title}` : undefined)
  return (
    <Loaded
      query={query}
      what="invitation"
      skeleton={<Skeleton h={480} />}
      failed={{ heading: 'h1', title: 'The invitation couldn’t be loaded' }}
      missing={
        <EmptyState
          heading="h1"
          title="Invitation Not Found"
          action={<ButtonLink to="/projects-labor">Browse Projects</ButtonLink>}
        >
          Its project may have been deleted since, or it was sent to someone else. Other projects are open.
        </EmptyState>
      }
    >
      {(invitation) => (
        <InvitationView invitation={invitation}>
          {invitation.fit ? (
            <FitLines fit={invitation.fit} />
          ) : (
            <p>{invitation.project ? 'Your profile has not been read yet.' : 'The project is closed.'}</p>
          )}
          <MatchingNotice engine={invitation.engine} isOwn />
        </InvitationView>
      )}
    </Loaded>
  )
}

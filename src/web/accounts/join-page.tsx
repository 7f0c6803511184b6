import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { readInvitation } from '#contract/firms.ts'
import { firmRoleLabels, firmRoleSummaries } from '#domain/firms/role.ts'
import { refusedInvitations, seatMessages } from '#domain/firms/seat.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { AccountFrame } from './account-frame.tsx'
import { isRefused } from './is-refused.ts'
import { JoinAsNew } from './join-as-new.tsx'
import { JoinSignedIn } from './join-signed-in.tsx'

/** Where an invitation to a firm lands. Opening it only reads it: the seat is taken on a click. */
export function JoinPage() {
  const { token = '' } = useSearch({ strict: false })
  const invitation = useQuery({
    ...endpointQuery(readInvitation, { token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { data, error } = invitation
  if (!token || isRefused(error))
    return (
      <AccountFrame title="Invitation Expired" lead={seatMessages.expired}>
        <ButtonLink to="/login" size="lg" fullWidth mt={32}>
          Go to Sign In
        </ButtonLink>
      </AccountFrame>
    )
  // Once it was read, what was typed stays while the network is away.
  if (error && !data)
    return (
      <AccountFrame title="We couldn’t check your invitation" lead={problemMessage(error, 'Please try again.')}>
        <Button size="lg" fullWidth mt={32} onClick={() => invitation.refetch()}>
          Try again
        </Button>
      </AccountFrame>
    )
  if (!data) return <AccountFrame title="Checking your invitation..." />
  const { firm, firmRole, email, invitedBy, state } = data
  const lead = `${invitedBy ?? 'An owner'} invited ${email}. Your role: ${firmRoleLabels[firmRole]}. ${firmRoleSummaries[firmRole]}`
  return (
    <AccountFrame title={`Join ${firm}`} lead={lead}>
      {state === 'new' && <JoinAsNew token={token} email={email} onTaken={() => invitation.refetch()} />}
      {state === 'ready' && <JoinSignedIn token={token} />}
      {state === 'sign-in' && (
        <ButtonLink
          to="/login"
          search={{ redirect: `/join?token=${token}` }}
          state={{ email }}
          size="lg"
          fullWidth
          mt={32}
        >
          Log In as {email}
        </ButtonLink>
      )}
      {state in refusedInvitations && (
        <>
          <FormAlert>{refusedInvitations[state as keyof typeof refusedInvitations]}</FormAlert>
          <ButtonLink to="/login" variant="default" size="lg" fullWidth mt={24}>
            Go to Sign In
          </ButtonLink>
        </>
      )}
    </AccountFrame>
  )
}

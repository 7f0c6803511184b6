import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { secondFactorMessages } from '#domain/two-factor/second-factor.ts'
import { problemMessage } from '../problem-message.ts'
import { changeSession } from '../session.ts'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { AccountFrame } from './account-frame.tsx'
import { secondFactorQuery } from './second-factor-query.ts'
import { useGoOn } from './use-go-on.ts'
import { VerifyForm } from './verify-form.tsx'

/** The second step of a sign-in. Its token lives in this tab's history: it survives a reload, and other tabs don't have it. */
export function VerifyPage() {
  const queryClient = useQueryClient()
  const token = useLocation({ select: ({ state }) => state.secondFactor ?? '' })
  useGoOn()
  const asking = useQuery(secondFactorQuery(token))
  if (token === '' || asking.isError)
    return (
      <AccountFrame
        title="Please log in again"
        lead={asking.error ? problemMessage(asking.error, loginMessages.other) : secondFactorMessages.tooLate}
      >
        <ButtonLink to="/login" search size="lg" fullWidth mt={32}>
          Log in
        </ButtonLink>
      </AccountFrame>
    )
  return (
    <AccountFrame title="Confirm it’s you" lead="One more step to log in.">
      {asking.data ? (
        <VerifyForm token={token} factors={asking.data} onSignedIn={(me) => changeSession(queryClient, me)}>
          <AnchorLink to="/login" search size="sm">
            Back to login
          </AnchorLink>
        </VerifyForm>
      ) : (
        <Spinner />
      )}
    </AccountFrame>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { askSecondFactor } from '#contract/two-factor.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { secondFactorMessages } from '#domain/two-factor/second-factor.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { ButtonLink } from '../ui/links.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { AccountFrame } from './account-frame.tsx'
import { useGoOn } from './use-go-on.ts'
import { VerifyForm } from './verify-form.tsx'

/** The second step of a sign-in. Its token lives in this tab's history: it survives a reload, and other tabs don't have it. */
export function VerifyPage() {
  const token = useLocation({ select: ({ state }) => state.secondFactor ?? '' })
  useGoOn()
  const asking = useQuery({
    ...endpointQuery(askSecondFactor, { token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
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
    <AccountFrame title="Confirm it’s you" lead="Your password is correct. One more step.">
      {asking.data ? <VerifyForm token={token} factors={asking.data} /> : <Spinner />}
    </AccountFrame>
  )
}

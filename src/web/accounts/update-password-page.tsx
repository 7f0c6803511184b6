import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkPasswordReset, resetPassword } from '#contract/passwords.ts'
import { challengeMessages } from '#domain/accounts/challenge.ts'
import { forgotPasswordMessages } from '#domain/accounts/login.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import { AccountFrame } from './account-frame.tsx'
import { isRefused } from './is-refused.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useDelayedRedirect } from './use-delayed-redirect.ts'
import { useResetToken } from './use-reset-token.ts'

type Outcome = 'updated' | 'expired'

/** Where a reset link lands: opening it checks the token, submitting the form uses it up. */
export function UpdatePasswordPage() {
  const token = useResetToken() ?? ''
  const [outcome, setOutcome] = useState<Outcome>()
  const check = useQuery({
    ...endpointQuery(checkPasswordReset, { token }),
    enabled: token !== '' && !outcome,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const isExpired = outcome === 'expired' || !token || isRefused(check.error)
  useDelayedRedirect(outcome === 'updated' ? '/login' : isExpired ? '/forgot-password' : undefined)

  if (outcome === 'updated')
    return (
      <AccountFrame title="Password updated!" lead="You’ve been signed out everywhere. Log in with your new password.">
        <AnchorLink to="/login" size="sm" mt={24} display="inline-block">
          Go to login
        </AnchorLink>
      </AccountFrame>
    )
  if (isExpired)
    return (
      <AccountFrame title="Link Expired" lead={challengeMessages.resetExpired}>
        <ButtonLink to="/forgot-password" size="lg" fullWidth mt={32}>
          Request new link
        </ButtonLink>
      </AccountFrame>
    )
  if (check.isError)
    return (
      <AccountFrame
        title="We couldn’t check your link"
        lead={problemMessage(check.error, forgotPasswordMessages.other)}
      >
        <Button size="lg" fullWidth mt={32} onClick={() => check.refetch()}>
          Try again
        </Button>
      </AccountFrame>
    )
  if (check.isPending) return <AccountFrame title="Verifying reset link..." />
  return (
    <AccountFrame title="Create new password" lead="It replaces your old password right away.">
      <NewPasswordForm
        save={(password) => call(resetPassword, { token: check.data.token, password })}
        onUpdated={() => setOutcome('updated')}
        onExpired={() => setOutcome('expired')}
      />
    </AccountFrame>
  )
}

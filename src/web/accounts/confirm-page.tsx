import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { confirmEmail, sendConfirmation } from '#contract/accounts.ts'
import { challengeMessages } from '#domain/accounts/challenge.ts'
import { call } from '../api.ts'
import { MailboxLink } from '../mailbox-link.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { AccountFrame } from './account-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { ConfirmByLink } from './confirm-by-link.tsx'
import { EmailForm } from './email-form.tsx'
import { confirmationSentMessage, SendConfirmation } from './send-confirmation.tsx'

type View = { name: 'link' | 'expired' | 'code' } | { name: 'sent' | 'confirmed'; email: string }

/** Confirms an address by the mailed link or code, always by a press: mail scanners open links too. */
export function ConfirmPage() {
  const { token, email = '' } = useSearch({ strict: false })
  const [view, setView] = useState<View>({ name: token ? 'link' : 'code' })
  const showConfirmed = (confirmed: string) => setView({ name: 'confirmed', email: confirmed })

  if (view.name === 'confirmed')
    return (
      <AccountFrame title="Email confirmed" lead="Your account is ready. Sign in to start.">
        <ButtonLink to="/login" search={{ email: view.email }} size="lg" fullWidth mt={32}>
          Go to Sign In
        </ButtonLink>
      </AccountFrame>
    )
  if (view.name === 'link' && token)
    return (
      <AccountFrame title="Confirm your email" lead="One press and you can log in to Glide.">
        <ConfirmByLink token={token} onConfirmed={showConfirmed} onExpired={() => setView({ name: 'expired' })} />
      </AccountFrame>
    )
  if (view.name === 'expired')
    return (
      <AccountFrame title="Link Expired" lead={challengeMessages.confirmExpired}>
        <EmailForm
          email={email}
          action="Send the mail again"
          send={(input) => call(sendConfirmation, input)}
          onSent={(sentTo) => setView({ name: 'sent', email: sentTo })}
        />
      </AccountFrame>
    )
  const isSent = view.name === 'sent'
  return (
    <AccountFrame
      title={isSent ? 'Check your email' : 'Confirm your email'}
      lead={`${isSent ? confirmationSentMessage : 'We sent you a mail.'} Type its 6-digit code here, or open its link. Both work for 24 hours.`}
    >
      <CodeForm
        email={isSent ? view.email : email}
        action="Confirm Email"
        workingText="Confirming..."
        prove={async (proof) => showConfirmed((await call(confirmEmail, proof)).email)}
      >
        {(typed) => (
          <>
            <SendConfirmation email={typed} />
            <MailboxLink />
          </>
        )}
      </CodeForm>
    </AccountFrame>
  )
}

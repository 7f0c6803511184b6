import { Anchor, Stack } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { checkPasswordReset, requestPasswordReset } from '#contract/passwords.ts'
import { waitMessage } from '#domain/accounts/wait-message.ts'
import { call } from '../api.ts'
import { MailboxLink } from '../mailbox-link.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { AccountFrame } from './account-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { EmailForm } from './email-form.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A reload leads back to the code, which still works. */
    isResetSent?: boolean
  }
}

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const given = useLocation({ select: ({ state }) => state })
  const [{ email = '', isResetSent }, setView] = useState<Pick<typeof given, 'email' | 'isResetSent'>>(given)
  const [waitSeconds, setWaitSeconds] = useState(0)
  const show = (view: { email: string; isResetSent: boolean }) => {
    setView(view)
    void navigate({ to: '/forgot-password', replace: true, state: view })
  }
  const backToLogin = (
    <AnchorLink to="/login" size="sm">
      Back to log in
    </AnchorLink>
  )
  if (!isResetSent)
    return (
      <AccountFrame title="Forgot password" lead="Enter your email and we’ll send you a link to set a new password.">
        <EmailForm
          email={email}
          action="Send reset link"
          send={(input) => call(requestPasswordReset, input)}
          onSent={(sentTo, sending) => {
            setWaitSeconds(sending.waitSeconds)
            show({ email: sentTo, isResetSent: true })
          }}
        />
        <Stack mt={24} align="start">
          {backToLogin}
        </Stack>
      </AccountFrame>
    )
  return (
    <AccountFrame
      title="Check your email"
      lead={
        waitSeconds > 0 ? (
          waitMessage(waitSeconds)
        ) : (
          <>
            If <strong>{email}</strong> has an account, a link and a code are on their way. They work for one hour. Open
            the link, or enter the code here.
          </>
        )
      }
    >
      <CodeForm
        email={email}
        isEmailKnown
        action="Continue"
        workingText="Checking..."
        prove={async (proof) => {
          const { token } = await call(checkPasswordReset, proof)
          await navigate({ to: '/update-password', search: { token } })
        }}
      />
      <Stack gap={8} mt={24} align="start">
        {backToLogin}
        <Anchor component="button" type="button" size="sm" onClick={() => show({ email, isResetSent: false })}>
          Didn't receive the email? Try again
        </Anchor>
        <MailboxLink />
      </Stack>
    </AccountFrame>
  )
}

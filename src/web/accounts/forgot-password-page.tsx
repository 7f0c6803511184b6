import { Anchor, Stack } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { MailSending } from '#contract/confirmations.ts'
import { checkPasswordReset, requestPasswordReset } from '#contract/passwords.ts'
import { waitMessage } from '#domain/accounts/wait-message.ts'
import { call } from '../api.ts'
import { MailboxLink } from '../mailbox-link.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { AccountFrame } from './account-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { EmailForm } from './email-form.tsx'

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const given = useLocation({ select: ({ state }) => state.email ?? '' })
  const [email, setEmail] = useState(given)
  const [sending, setSending] = useState<MailSending>()
  const backToLogin = (
    <AnchorLink to="/login" size="sm">
      Back to log in
    </AnchorLink>
  )
  if (!sending)
    return (
      <AccountFrame title="Forgot password" lead="Enter your email and we’ll send you a link to set a new password.">
        <EmailForm
          email={email}
          action="Send reset link"
          send={(input) => call(requestPasswordReset, input)}
          onSent={(sentTo, answer) => {
            setEmail(sentTo)
            setSending(answer)
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
        sending.waitSeconds > 0 ? (
          waitMessage(sending.waitSeconds)
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
        <Anchor component="button" type="button" size="sm" onClick={() => setSending(undefined)}>
          Didn't receive the email? Try again
        </Anchor>
        <MailboxLink />
      </Stack>
    </AccountFrame>
  )
}

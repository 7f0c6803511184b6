import { useLocation, useSearch } from '@tanstack/react-router'
import { confirmEmail, sendConfirmation } from '#contract/confirmations.ts'
import { challengeMessages } from '#domain/accounts/challenge.ts'
import { waitMessage } from '#domain/accounts/wait-message.ts'
import { brand } from '#domain/brand.ts'
import { call } from '../api.ts'
import { MailboxLink } from '../mailbox-link.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { AccountFrame } from './account-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { ConfirmByLink } from './confirm-by-link.tsx'
import { ConfirmByPassword } from './confirm-by-password.tsx'
import { EmailForm } from './email-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { confirmationSentMessage, SendConfirmation } from './send-confirmation.tsx'
import { useConfirmation } from './use-confirmation.ts'

const sentMessage = (waitSeconds: number) => (waitSeconds > 0 ? waitMessage(waitSeconds) : confirmationSentMessage)

/** Confirms an address by the emailed link or code, always on a click: email scanners open links, too. */
export function ConfirmPage() {
  const { token } = useSearch({ strict: false })
  const email = useLocation({ select: ({ state }) => state.email ?? '' })
  const { view, setView, confirm } = useConfirmation(token)

  if (view.name === 'confirmed')
    return (
      <AccountFrame title="Email confirmed" lead="Your account is ready. Sign in to get started.">
        <ButtonLink to="/login" state={{ email: view.email }} size="lg" fullWidth mt={32}>
          Go to Sign In
        </ButtonLink>
      </AccountFrame>
    )
  if (view.name === 'link' && token)
    return (
      <AccountFrame title="Confirm your email" lead={`One click and you can log in to ${brand.name}.`}>
        <ConfirmByLink confirm={() => confirm({ token })} />
      </AccountFrame>
    )
  if (view.name === 'password')
    return (
      <AccountFrame
        title="Enter your password"
        lead="This account was created in another browser. Enter the password you chose there."
      >
        <ConfirmByPassword
          confirm={(password) => confirm(view.proof, { password })}
          onSetNew={() => setView({ ...view, name: 'new-password' })}
        />
      </AccountFrame>
    )
  if (view.name === 'new-password')
    return (
      <AccountFrame
        title="Create new password"
        lead="This replaces the password chosen at sign-up, whoever chose it, and confirms your email."
      >
        <NewPasswordForm
          save={(newPassword) => call(confirmEmail, { ...view.proof, owner: { newPassword } })}
          onUpdated={({ email: confirmed }) => setView({ name: 'confirmed', email: confirmed })}
          onExpired={() => setView({ name: 'expired' })}
        />
      </AccountFrame>
    )
  if (view.name === 'expired')
    return (
      <AccountFrame title="Link Expired" lead={challengeMessages.confirmExpired}>
        <EmailForm
          email={email}
          action="Resend email"
          send={(input) => call(sendConfirmation, input)}
          onSent={(sentTo, { waitSeconds }) => setView({ name: 'sent', email: sentTo, waitSeconds })}
        />
      </AccountFrame>
    )
  const isSent = view.name === 'sent'
  return (
    <AccountFrame
      title={isSent ? 'Check your email' : 'Confirm your email'}
      lead={`${isSent ? sentMessage(view.waitSeconds) : 'We sent you an email.'} Enter the 6-digit code from it here, or open the link in it. Both work for 24 hours.`}
    >
      <CodeForm
        email={isSent ? view.email : email}
        action="Confirm Email"
        workingText="Confirming..."
        prove={(proof) => confirm(proof)}
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

import { useMutation } from '@tanstack/react-query'
import { startAuthenticator } from '#contract/two-factor.ts'
import { call } from '../api.ts'
import { PasswordModal } from '../ui/password-modal.tsx'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { ConfirmApp } from './confirm-app.tsx'

type Props = { onDone: (recoveryCodes: string[]) => void; onClose: () => void }

/** The password first, then the QR code with the app's first code. */
export function SetUpApp({ onDone, onClose }: Props) {
  useFocusBack()
  const starting = useMutation({ mutationFn: (password: string) => call(startAuthenticator, { password }) })
  if (starting.data) return <ConfirmApp {...starting.data} onDone={onDone} onClose={onClose} />
  return (
    <PasswordModal
      isOpen
      title="Set up authenticator app"
      workingText="Preparing..."
      isWorking={starting.isPending}
      error={starting.error}
      onConfirm={starting.mutate}
      onClose={onClose}
    >
      You need an authenticator app, such as Google Authenticator, 1Password or Bitwarden.
    </PasswordModal>
  )
}

import { useMutation } from '@tanstack/react-query'
import { removeAuthenticator, removePasskey } from '#contract/two-factor.ts'
import { brand } from '#domain/brand.ts'
import { call } from '../api.ts'
import { notifySuccess } from '../ui/notify.ts'
import { PasswordModal } from '../ui/password-modal.tsx'
import type { Removed } from './two-factor.tsx'

type Props = { what: Removed; onDone: () => void; onClose: () => void }

export function RemoveFactor({ what, onDone, onClose }: Props) {
  const labels =
    what.kind === 'app'
      ? { title: 'Remove authenticator app', done: 'Authenticator app removed', lead: 'Its codes stop working.' }
      : {
          title: 'Remove passkey',
          done: 'Passkey removed',
          lead: `“${what.passkey.name}” no longer opens ${brand.name}.`,
        }
  const removing = useMutation({
    mutationFn: (password: string) =>
      what.kind === 'app'
        ? call(removeAuthenticator, { password })
        : call(removePasskey, { id: what.passkey.id, password }),
    onSuccess: () => {
      notifySuccess(labels.done)
      onDone()
    },
  })
  return (
    <PasswordModal
      isOpen
      title={labels.title}
      color="red"
      workingText="Removing..."
      isWorking={removing.isPending}
      error={removing.error}
      onConfirm={removing.mutate}
      onClose={onClose}
    >
      {labels.lead}
    </PasswordModal>
  )
}

import { useMutation } from '@tanstack/react-query'
import { renewRecoveryCodes } from '#contract/two-factor.ts'
import { call } from '../api.ts'
import { PasswordModal } from '../ui/password-modal.tsx'

type Props = { onDone: (recoveryCodes: string[]) => void; onClose: () => void }

export function NewRecoveryCodes({ onDone, onClose }: Props) {
  const renewing = useMutation({
    mutationFn: (password: string) => call(renewRecoveryCodes, { password }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <PasswordModal
      isOpen
      title="Generate new codes"
      workingText="Generating..."
      isWorking={renewing.isPending}
      error={renewing.error}
      onConfirm={renewing.mutate}
      onClose={onClose}
    >
      You get ten new recovery codes. The old ones stop working.
    </PasswordModal>
  )
}

import { useMutation } from '@tanstack/react-query'
import { type LinkedLogin, unlinkLogin } from '#contract/openid.ts'
import { brand } from '#domain/brand.ts'
import { call } from '../api.ts'
import { notifySuccess } from '../ui/notify.ts'
import { PasswordModal } from '../ui/password-modal.tsx'

type Props = { login: LinkedLogin; onDone: () => void; onClose: () => void }

export function UnlinkLogin({ login: { id, label, email }, onDone, onClose }: Props) {
  const unlinking = useMutation({
    mutationFn: (password: string) => call(unlinkLogin, { id, password }),
    onSuccess: () => {
      notifySuccess(`${label} unlinked`)
      onDone()
    },
  })
  return (
    <PasswordModal
      isOpen
      title={`Unlink ${label}`}
      color="red"
      workingText="Unlinking..."
      isWorking={unlinking.isPending}
      error={unlinking.error}
      onConfirm={unlinking.mutate}
      onClose={onClose}
    >
      {email ?? `This ${label} account`} no longer opens {brand.name}.
    </PasswordModal>
  )
}

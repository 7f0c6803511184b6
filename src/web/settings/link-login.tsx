import { useMutation } from '@tanstack/react-query'
import { startLink } from '#contract/openid.ts'
import { brand } from '#domain/brand.ts'
import type { Provider } from '#domain/openid/provider.ts'
import { call } from '../api.ts'
import { PasswordModal } from '../ui/password-modal.tsx'

export function LinkLogin({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const { key, label } = provider
  const starting = useMutation({
    mutationFn: (password: string) => call(startLink, { provider: key, password }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <PasswordModal
      isOpen
      title={`Link ${label}`}
      workingText="Linking..."
      isWorking={starting.isPending || starting.isSuccess}
      error={starting.error}
      onConfirm={starting.mutate}
      onClose={onClose}
    >
      You’ll log in at {label} and come back here. After that, you can log in to {brand.name} with it.
    </PasswordModal>
  )
}

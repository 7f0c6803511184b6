import { Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addPasskey, startPasskey } from '#contract/two-factor.ts'
import { deviceName } from '#domain/accounts/device.ts'
import { passkeyName } from '#domain/two-factor/second-factor.ts'
import { call } from '../api.ts'
import { notifySuccess } from '../ui/notify.ts'
import { PasswordModal } from './password-modal.tsx'

type Props = { onDone: (recoveryCodes: string[]) => void; onClose: () => void }

export function AddPasskey({ onDone, onClose }: Props) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const wrong = passkeyName.safeParse(name).error?.issues[0]?.message
  const adding = useMutation({
    mutationFn: async (password: string) => {
      const { makePasskey } = await import('../passkeys.ts')
      const question = await call(startPasskey, { password })
      return call(addPasskey, { token: question.challenge, name, passkey: await makePasskey(question) })
    },
    onSuccess: ({ recoveryCodes }) => {
      notifySuccess('Passkey added')
      onDone(recoveryCodes)
    },
  })
  return (
    <PasswordModal
      isOpen
      title="Add a passkey"
      workingText="Waiting for your device..."
      isWorking={adding.isPending}
      error={adding.error}
      onConfirm={(password) => !wrong && adding.mutate(password)}
      onClose={onClose}
    >
      <Stack gap={16}>
        <p>
          Your device stores it and asks for your face, fingerprint or PIN. It also lets you log in without a password.
        </p>
        <TextInput
          label="Name of this passkey"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={wrong}
        />
      </Stack>
    </PasswordModal>
  )
}

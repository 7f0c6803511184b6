import { Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { addPasskey, startPasskey } from '#contract/two-factor.ts'
import { deviceName } from '#domain/accounts/device.ts'
import { passkeyName } from '#domain/two-factor/second-factor.ts'
import { call } from '../api.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { notifySuccess } from '../ui/notify.ts'
import { PasswordModal } from '../ui/password-modal.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useFocusBack } from '../ui/use-focus-back.ts'

const check = errorsBy(z.object({ name: passkeyName }))

type Props = { onDone: (recoveryCodes: string[]) => void; onClose: () => void }

export function AddPasskey({ onDone, onClose }: Props) {
  useFocusBack()
  const form = useCheckedForm({ initialValues: { name: deviceName(navigator.userAgent) }, check })
  const adding = useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
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
      onConfirm={(password) => form.submit(({ name }) => adding.mutate({ name, password }))()}
      onClose={onClose}
    >
      <Stack gap={16}>
        <p>
          Your device stores it and asks for your face, fingerprint or PIN. It also lets you log in without a password.
        </p>
        <TextInput label="Name of this passkey" {...form.getInputProps('name')} />
      </Stack>
    </PasswordModal>
  )
}

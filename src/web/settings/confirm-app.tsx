import { Button, Group, Modal, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { confirmAuthenticator } from '#contract/two-factor.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { CodeField } from '../ui/code-field.tsx'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { QrCode } from './qr-code.tsx'
import classes from './two-factor.module.css'

type Props = { secret: string; uri: string; onDone: (recoveryCodes: string[]) => void; onClose: () => void }

const check = errorsBy(confirmAuthenticator.input)

export function ConfirmApp({ secret, uri, onDone, onClose }: Props) {
  const form = useCheckedForm({ initialValues: { code: '' }, check })
  const confirming = useMutation({
    mutationFn: (input: { code: string }) => call(confirmAuthenticator, input),
    onSuccess: ({ recoveryCodes }) => {
      notifySuccess('Authenticator app added')
      onDone(recoveryCodes)
    },
    onError: (error) => {
      if (error instanceof Problem && error.field === 'code') form.showErrors({ code: error.message })
    },
  })
  const isAtField = confirming.error instanceof Problem && confirming.error.field === 'code'
  return (
    <Modal opened onClose={onClose} title="Set up authenticator app" closeOnClickOutside={false}>
      <form noValidate onSubmit={form.submit((input) => !confirming.isPending && confirming.mutate(input))}>
        <Stack gap={16}>
          <p>Scan this with your app, or enter the key. Then enter the code the app shows.</p>
          {confirming.error && !isAtField && (
            <FormAlert>{problemMessage(confirming.error, 'That didn’t work. Please try again.')}</FormAlert>
          )}
          <QrCode text={uri} label="QR code for your authenticator app" />
          <div>
            <p className={classes.label}>Key</p>
            <p className={classes.key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          </div>
          <CodeField
            label="Code from the app"
            value={form.values.code}
            onChange={(code) => form.setValues({ code })}
            onBlur={form.getInputProps('code').onBlur}
            error={form.errors.code}
          />
        </Stack>
        <Group justify="end" gap={8} mt={24}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <WorkingButton type="submit" isWorking={confirming.isPending} workingText="Checking...">
            Turn on
          </WorkingButton>
        </Group>
      </form>
    </Modal>
  )
}

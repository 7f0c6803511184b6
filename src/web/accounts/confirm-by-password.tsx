import { Anchor, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { forgotPasswordMessages } from '#domain/accounts/login.ts'
import { enteredPassword } from '#domain/accounts/password.ts'
import { Problem } from '#domain/problem.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'

type ConfirmByPasswordProps = { confirm: (password: string) => Promise<unknown>; onSetNew: () => void }

const check = errorsBy(z.object({ password: enteredPassword }))
const isWrongPassword = (error: unknown) => error instanceof Problem && error.code === 'invalid_credentials'

/** For someone who registered in another browser, or whose address someone else registered. */
export function ConfirmByPassword({ confirm, onSetNew }: ConfirmByPasswordProps) {
  const form = useCheckedForm({ initialValues: { password: '' }, check })
  const confirming = useMutation({
    mutationFn: () => confirm(form.values.password),
    onError: (error) => isWrongPassword(error) && form.showErrors({ password: error.message }),
  })
  return (
    <form noValidate onSubmit={form.submit(() => !confirming.isPending && confirming.mutate())}>
      <Stack gap={16} mt={32}>
        {confirming.error && !isWrongPassword(confirming.error) && (
          <FormAlert>{problemMessage(confirming.error, forgotPasswordMessages.other)}</FormAlert>
        )}
        <PasswordField
          size="lg"
          label="Password"
          name="password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <WorkingButton
          type="submit"
          size="lg"
          fullWidth
          mt={8}
          isWorking={confirming.isPending}
          workingText="Confirming..."
        >
          Confirm Email
        </WorkingButton>
        <Anchor component="button" type="button" size="sm" ta="start" onClick={onSetNew}>
          I didn’t choose a password, or I don’t remember it
        </Anchor>
      </Stack>
    </form>
  )
}

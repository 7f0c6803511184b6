import { Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { changePassword } from '#contract/passwords.ts'
import { listSessions } from '#contract/sessions.ts'
import { passwordMessages, passwordMinimum } from '#domain/accounts/password.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormFailure } from '../ui/form-failure.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { StrengthMeter } from '../ui/strength-meter.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'

const empty = { currentPassword: '', password: '', confirmation: '' }
const checkInput = errorsBy(changePassword.input)

const check = ({ confirmation, ...input }: typeof empty) => ({
  ...checkInput(input),
  ...(confirmation !== input.password && { confirmation: passwordMessages.mismatch }),
})

export function ChangePassword({ personal }: { personal: string[] }) {
  const queryClient = useQueryClient()
  const form = useCheckedForm({ initialValues: empty, check })
  const changing = useMutation({
    mutationFn: (input: InputOf<typeof changePassword>) => call(changePassword, input),
    onSuccess: () => {
      form.reset()
      notifySuccess('Password updated!', { detail: 'Your other sessions have ended.' })
      return queryClient.invalidateQueries({ queryKey: resourceKey(listSessions) })
    },
    onError: (error) => form.showProblem(error),
  })
  const send = ({ currentPassword, password }: typeof empty) => changing.mutate({ currentPassword, password })
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <Stack gap={16} maw={420}>
        <FormFailure error={changing.error} fallback="Failed to update password. Please try again." />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <div>
          <PasswordField label="New password" autoComplete="new-password" {...form.getInputProps('password')} />
          <StrengthMeter value={form.values.password} minimum={passwordMinimum} personal={personal} />
        </div>
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...form.getInputProps('confirmation')}
        />
        <div>
          <WorkingButton type="submit" isWorking={changing.isPending} workingText="Updating...">
            Update password
          </WorkingButton>
        </div>
      </Stack>
    </form>
  )
}

import { Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { signOut } from '#contract/accounts.ts'
import { password, passwordMessages, passwordMinimum } from '#domain/accounts/password.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { changeSession } from '../session.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { StrengthMeter } from '../ui/strength-meter.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'

type NewPasswordFormProps<Saved> = {
  save: (password: string) => Promise<Saved>
  onUpdated: (saved: Saved) => void
  onExpired: () => void
}

const checkPassword = errorsBy(z.object({ password }))

const check = (values: { password: string; confirmation: string }) => ({
  ...checkPassword(values),
  ...(values.confirmation !== values.password && { confirmation: passwordMessages.mismatch }),
})

export function NewPasswordForm<Saved>({ save, onUpdated, onExpired }: NewPasswordFormProps<Saved>) {
  const queryClient = useQueryClient()
  const form = useCheckedForm({ initialValues: { password: '', confirmation: '' }, check })
  const updating = useMutation({
    mutationFn: async () => {
      const saved = await save(form.values.password)
      // The account's sessions have ended. This browser may be signed in to another account.
      await call(signOut, {}).catch(() => undefined)
      return saved
    },
    onSuccess: (saved) => {
      queryClient.clear()
      changeSession(queryClient, null)
      onUpdated(saved)
    },
    onError: (error) => error instanceof Problem && error.code === 'link_expired' && onExpired(),
  })
  const isValid = Object.keys(check(form.values)).length === 0
  return (
    <form noValidate onSubmit={form.submit(() => !updating.isPending && updating.mutate())}>
      <Stack gap={16} mt={32}>
        {updating.error && (
          <FormAlert>{problemMessage(updating.error, 'Failed to update password. Please try again.')}</FormAlert>
        )}
        <div>
          <PasswordField
            size="lg"
            label="New password"
            name="password"
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <StrengthMeter value={form.values.password} minimum={passwordMinimum} />
        </div>
        <PasswordField
          size="lg"
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          {...form.getInputProps('confirmation')}
        />
        <WorkingButton
          type="submit"
          size="lg"
          fullWidth
          mt={8}
          disabled={!isValid}
          isWorking={updating.isPending}
          workingText="Updating..."
        >
          Update password
        </WorkingButton>
      </Stack>
    </form>
  )
}

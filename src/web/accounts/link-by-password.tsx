import { Anchor, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { OutputOf } from '#contract/endpoint.ts'
import { proveLink } from '#contract/openid.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { enteredPassword } from '#domain/accounts/password.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'

const check = errorsBy(z.object({ password: enteredPassword }))

type Props = {
  token: string
  email: string
  onProved: (answer: OutputOf<typeof proveLink>) => void
  onCode: () => void
}

export function LinkByPassword({ token, email, onProved, onCode }: Props) {
  const form = useCheckedForm({ initialValues: { password: '' }, check })
  const proving = useMutation({
    mutationFn: async ({ password }: { password: string }) => onProved(await call(proveLink, { token, password })),
    onError: (error) => form.showProblem(error),
  })
  const isAtField = proving.error instanceof Problem && proving.error.field !== undefined
  return (
    <form noValidate onSubmit={form.submit((values) => !proving.isPending && proving.mutate(values))}>
      <Stack gap={16} mt={32}>
        {proving.error && !isAtField && <FormAlert>{problemMessage(proving.error, loginMessages.other)}</FormAlert>}
        {/* For password managers, which need to know whose password it is. */}
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
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
          isWorking={proving.isPending || proving.isSuccess}
          workingText="Linking..."
        >
          Link and log in
        </WorkingButton>
        <Anchor component="button" type="button" size="sm" ta="start" onClick={onCode}>
          Email me a code instead
        </Anchor>
      </Stack>
    </form>
  )
}

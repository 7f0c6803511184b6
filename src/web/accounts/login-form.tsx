import { Anchor, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { signIn } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { login, loginMessages } from '#domain/accounts/login.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { problemWords } from '../problem-words.ts'
import { sessionQuery } from '../session.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './login-form.module.css'
import { SendConfirmation } from './send-confirmation.tsx'

export function LoginForm({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const form = useCheckedForm({
    initialValues: { email, password: '', remember: true },
    check: schemaResolver(login, { sync: true }),
  })
  const signingIn = useMutation({
    mutationFn: async (values: InputOf<typeof signIn>) => {
      const { me } = await call(signIn, values)
      if (!me) throw new Problem('not_signed_in', loginMessages.noUserId)
      return me
    },
    onSuccess: (me) => queryClient.setQueryData(sessionQuery.queryKey, me),
  })
  const { error } = signingIn
  const isUnconfirmed = error instanceof Problem && error.code === 'email_unconfirmed'
  const triedEmail = signingIn.variables?.email ?? ''
  return (
    <form noValidate onSubmit={form.submit((values) => !signingIn.isPending && signingIn.mutate(values))}>
      <Stack gap={16} mt={32}>
        {error && (
          <FormAlert>
            {problemWords(error, loginMessages.other)}
            {isUnconfirmed && (
              <SendConfirmation key={triedEmail} email={triedEmail}>
                <Anchor component={Link} to="/confirm" search={{ email: triedEmail }} size="sm">
                  Enter the code from the mail
                </Anchor>
              </SendConfirmation>
            )}
          </FormAlert>
        )}
        <TextInput
          size="lg"
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <div className={classes.password}>
          <PasswordField
            size="lg"
            label="Password"
            name="password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <Anchor component={Link} to="/forgot-password" size="sm" className={classes.forgot}>
            Forgot password?
          </Anchor>
        </div>
        <Checkbox label="Remember me" name="remember" {...form.getInputProps('remember', { type: 'checkbox' })} />
        <WorkingButton
          type="submit"
          size="lg"
          fullWidth
          mt={8}
          isWorking={signingIn.isPending || signingIn.isSuccess}
          workingText="Logging in..."
        >
          Log in
        </WorkingButton>
      </Stack>
      <Text size="sm" c="dimmed" mt={24}>
        New to Glide?{' '}
        <Anchor component={Link} to="/customer-onboarding" inherit>
          Sign up
        </Anchor>
      </Text>
      <Text size="sm" c="var(--g-ink-3)" mt={8}>
        By logging in you agree to the{' '}
        <Anchor component={Link} to="/terms" inherit c="inherit">
          Terms of Service
        </Anchor>{' '}
        and{' '}
        <Anchor component={Link} to="/privacy" inherit c="inherit">
          Privacy Policy
        </Anchor>
        .
      </Text>
    </form>
  )
}

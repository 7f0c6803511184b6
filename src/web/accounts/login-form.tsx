import { Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { type Me, signIn } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { lateCheck } from '../ui/late-check.ts'
import { AnchorLink } from '../ui/links.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { PlainCheckbox } from '../ui/plain-checkbox.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useIsActive } from '../ui/use-is-active.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { checkMe } from './check-me.ts'
import classes from './login-form.module.css'

/** For the few who have not confirmed their address yet. */
const UnconfirmedEmail = lazy(async () => ({ default: (await import('./unconfirmed-email.tsx')).UnconfirmedEmail }))

/** Where the operator has set up any. */
const ProviderLinks = lazy(async () => ({ default: (await import('./provider-links.tsx')).ProviderLinks }))

const { check, load } = lateCheck(async () => (await import('./check-login.ts')).checkLogin)

type Props = {
  email: string
  onSignedIn: (me: Me) => void
  onSecondFactor: (token: string) => void
  /** Next to the password. */
  forgot?: ReactNode
  hasProviders?: boolean
  children: ReactNode
}

export function LoginForm({ email, onSignedIn, onSecondFactor, forgot, hasProviders, children }: Props) {
  const form = useCheckedForm({
    initialValues: { email, password: '', remember: true },
    check,
  })
  const signingIn = useMutation({
    mutationFn: async (values: InputOf<typeof signIn>) => {
      const { me, secondFactor } = await call(signIn, values)
      if (secondFactor) return onSecondFactor(secondFactor)
      onSignedIn(checkMe(me))
    },
  })
  const isActive = useIsActive()
  useEffect(() => {
    if (isActive) void load()
  }, [isActive])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await load()
    form.submit((values) => !signingIn.isPending && signingIn.mutate(values))()
  }
  const { error } = signingIn
  const isUnconfirmed = error instanceof Problem && error.code === 'email_unconfirmed'
  const triedEmail = signingIn.variables?.email ?? ''
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16} mt={32}>
        {error && (
          <FormAlert>
            {problemMessage(error, loginMessages.other)}
            {isUnconfirmed && (
              <Suspense>
                <UnconfirmedEmail key={triedEmail} email={triedEmail} />
              </Suspense>
            )}
            {error instanceof Problem && error.code === 'reset_required' && (
              <AnchorLink to="/forgot-password" size="sm" mt={8} display="block">
                Reset password
              </AnchorLink>
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
          {forgot}
        </div>
        <PlainCheckbox label="Remember me" name="remember" {...form.getCheckboxProps('remember')} />
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
        {hasProviders && (
          <Suspense>
            <ProviderLinks remember={form.values.remember} />
          </Suspense>
        )}
        {children}
      </Stack>
    </form>
  )
}

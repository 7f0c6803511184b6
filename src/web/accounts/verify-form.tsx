import { Button, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import type { Me } from '#contract/accounts.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { type askSecondFactor, proveSecondFactor } from '#contract/two-factor.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { Problem } from '#domain/problem.ts'
import { recoveryCode, totpCode } from '#domain/two-factor/second-factor.ts'
import { call } from '../api.ts'
import { answerByPasskey } from '../passkeys.ts'
import { problemMessage } from '../problem-message.ts'
import { CodeField } from '../ui/code-field.tsx'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { checkMe } from './check-me.ts'

type Factors = OutputOf<typeof askSecondFactor>
type Props = { token: string; factors: Factors; onSignedIn: (me: Me) => void /** The way back. */; children: ReactNode }
type Way = 'code' | 'recoveryCode' | 'passkey'

const schemas = {
  code: z.object({ code: totpCode }),
  recoveryCode: z.object({ recoveryCode }),
  passkey: z.object({}),
} as const

const actions = { code: 'Verify', recoveryCode: 'Use recovery code', passkey: 'Use a passkey' } as const

/** One method at a time, the app's code first; the others are a click away. */
export function VerifyForm({ token, factors, onSignedIn, children }: Props) {
  const hasPasskey = factors.question.allowCredentials.length > 0
  const [way, setWay] = useState<Way>(factors.hasAuthenticator ? 'code' : 'passkey')
  const form = useCheckedForm({
    initialValues: { code: '', recoveryCode: '' },
    check: (values) => errorsBy(schemas[way])(values),
  })
  const proving = useMutation({
    mutationFn: async ({ code, recoveryCode }: { code: string; recoveryCode: string }) => {
      const passkey = way === 'passkey' && (await answerByPasskey(factors.question))
      const proof = passkey ? { passkey } : way === 'code' ? { code } : { recoveryCode }
      const { me } = await call(proveSecondFactor, { token, ...proof } as InputOf<typeof proveSecondFactor>)
      return checkMe(me)
    },
    onSuccess: (me) => onSignedIn(me),
    onError: (error) => form.showProblem(error),
  })
  const isAtField = proving.error instanceof Problem && proving.error.field !== undefined
  const others = (['code', 'passkey', 'recoveryCode'] as const).filter(
    (other) =>
      other !== way &&
      { code: factors.hasAuthenticator, passkey: hasPasskey, recoveryCode: factors.hasRecoveryCodes }[other],
  )
  const choose = (other: Way) => {
    proving.reset()
    form.reset()
    setWay(other)
  }
  return (
    <form noValidate onSubmit={form.submit((values) => !proving.isPending && proving.mutate(values))}>
      <Stack gap={16} mt={32}>
        {proving.error && !isAtField && <FormAlert>{problemMessage(proving.error, loginMessages.other)}</FormAlert>}
        {way === 'code' && (
          <CodeField
            label="Code from your authenticator app"
            value={form.values.code}
            onChange={(code) => form.setValues({ code })}
            onBlur={form.getInputProps('code').onBlur}
            error={form.errors.code}
          />
        )}
        {way === 'recoveryCode' && (
          <TextInput
            size="lg"
            label="Recovery code"
            description="Each code works once."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('recoveryCode')}
          />
        )}
        <WorkingButton
          type="submit"
          size="lg"
          fullWidth
          mt={8}
          isWorking={proving.isPending || proving.isSuccess}
          workingText={way === 'passkey' ? 'Waiting for your device...' : 'Verifying...'}
        >
          {actions[way]}
        </WorkingButton>
        {others.map((other) => (
          <Button key={other} variant="default" size="lg" fullWidth onClick={() => choose(other)}>
            {{ ...actions, code: 'Use your authenticator app', recoveryCode: 'Use a recovery code' }[other]}
          </Button>
        ))}
        {children}
      </Stack>
    </form>
  )
}

import { Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { challengeCode } from '#domain/accounts/challenge.ts'
import { emailAddress } from '#domain/accounts/email.ts'
import { forgotPasswordMessages } from '#domain/accounts/login.ts'
import { Problem } from '#domain/problem.ts'
import { problemMessage } from '../problem-message.ts'
import { CodeField } from '../ui/code-field.tsx'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'

const codeProof = z.strictObject({ email: emailAddress, code: challengeCode })
type CodeProof = z.input<typeof codeProof>

type CodeFormProps = {
  email: string
  /** The page already knows whose code this is. */
  isEmailKnown?: boolean
  prove: (proof: CodeProof) => Promise<unknown>
  action: string
  workingText: string
  /** Extra controls that use the address typed here. */
  children?: (email: string) => ReactNode
}

export function CodeForm({ email, isEmailKnown = false, prove, action, workingText, children }: CodeFormProps) {
  const form = useCheckedForm({ initialValues: { email, code: '' }, check: errorsBy(codeProof) })
  const proving = useMutation({
    mutationFn: prove,
    onError: (error) => {
      if (error instanceof Problem && error.field === 'code') form.showErrors({ code: error.message })
    },
  })
  const isAtField = proving.error instanceof Problem && proving.error.field === 'code'
  return (
    <form noValidate onSubmit={form.submit((proof) => !proving.isPending && proving.mutate(proof))}>
      <Stack gap={16} mt={32}>
        {proving.error && !isAtField && (
          <FormAlert>{problemMessage(proving.error, forgotPasswordMessages.other)}</FormAlert>
        )}
        {!isEmailKnown && (
          <TextInput
            size="lg"
            label="Email"
            type="email"
            name="email"
            autoComplete="email"
            {...form.getInputProps('email')}
          />
        )}
        <CodeField
          label="6-digit code"
          value={form.values.code}
          onChange={(code) => form.setValues({ code })}
          onBlur={form.getInputProps('code').onBlur}
          error={form.errors.code}
        />
        <WorkingButton type="submit" size="lg" fullWidth mt={8} isWorking={proving.isPending} workingText={workingText}>
          {action}
        </WorkingButton>
        {children?.(form.values.email)}
      </Stack>
    </form>
  )
}

import { Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { MailSending } from '#contract/confirmations.ts'
import { emailAddress } from '#domain/accounts/email.ts'
import { forgotPasswordMessages } from '#domain/accounts/login.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'

const addressed = z.strictObject({
  email: z.pipe(z.string().check(z.trim(), z.minLength(1, forgotPasswordMessages.empty)), emailAddress),
})

type EmailFormProps = {
  email: string
  action: string
  send: (input: { email: string }) => Promise<MailSending>
  onSent: (email: string, sending: MailSending) => void
}

/** Asks for an address and sends an email there. */
export function EmailForm({ email, action, send, onSent }: EmailFormProps) {
  const form = useCheckedForm({ initialValues: { email }, check: errorsBy(addressed) })
  const sending = useMutation({ mutationFn: send, onSuccess: (sending, sent) => onSent(sent.email.trim(), sending) })
  return (
    <form noValidate onSubmit={form.submit((values) => !sending.isPending && sending.mutate(values))}>
      <Stack gap={16} mt={32}>
        {sending.error && <FormAlert>{problemMessage(sending.error, forgotPasswordMessages.other)}</FormAlert>}
        <TextInput
          size="lg"
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <WorkingButton type="submit" size="lg" fullWidth mt={8} isWorking={sending.isPending} workingText="Sending...">
          {action}
        </WorkingButton>
      </Stack>
    </form>
  )
}

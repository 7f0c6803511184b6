import { Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { confirmEmail } from '#contract/accounts.ts'
import { forgotPasswordMessages } from '#domain/accounts/login.ts'
import { call } from '../api.ts'
import { problemWords } from '../problem-words.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { isRefused } from './is-refused.ts'

type ConfirmByLinkProps = { token: string; onConfirmed: (email: string) => void; onExpired: () => void }

export function ConfirmByLink({ token, onConfirmed, onExpired }: ConfirmByLinkProps) {
  const confirming = useMutation({
    mutationFn: () => call(confirmEmail, { token }),
    onSuccess: ({ email }) => onConfirmed(email),
    onError: (error) => isRefused(error) && onExpired(),
  })
  return (
    <Stack gap={16} mt={32}>
      {confirming.error && <FormAlert>{problemWords(confirming.error, forgotPasswordMessages.other)}</FormAlert>}
      <WorkingButton
        size="lg"
        fullWidth
        isWorking={confirming.isPending}
        workingText="Confirming..."
        onClick={() => confirming.mutate()}
      >
        Confirm Email
      </WorkingButton>
    </Stack>
  )
}

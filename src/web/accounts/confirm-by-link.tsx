import { Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { forgotPasswordMessages } from '#domain/accounts/login.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { WorkingButton } from '../ui/working-button.tsx'

export function ConfirmByLink({ confirm }: { confirm: () => Promise<unknown> }) {
  const confirming = useMutation({ mutationFn: confirm })
  return (
    <Stack gap={16} mt={32}>
      {confirming.error && <FormAlert>{problemMessage(confirming.error, forgotPasswordMessages.other)}</FormAlert>}
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

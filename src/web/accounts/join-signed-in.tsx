import { Stack } from '@mantine/core'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { useJoining } from './use-joining.ts'

export function JoinSignedIn({ token }: { token: string }) {
  const joining = useJoining(token)
  return (
    <Stack gap={16} mt={32}>
      {joining.error && <FormAlert>{problemMessage(joining.error, 'That didn’t work. Please try again.')}</FormAlert>}
      <WorkingButton
        size="lg"
        fullWidth
        isWorking={joining.isPending}
        workingText="Joining..."
        onClick={() => joining.isPending || joining.mutate(undefined)}
      >
        Accept Invitation
      </WorkingButton>
    </Stack>
  )
}

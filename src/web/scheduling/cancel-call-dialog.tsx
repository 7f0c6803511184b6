import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ListedCallOf, listCalls } from '#contract/calls.ts'
import { cancelCallAsAdmin } from '#contract/scheduling.ts'
import { call as ask } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifySuccess } from '../ui/notify.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { formatTime } from '../ui/time.ts'

type Props = { call: ListedCallOf<'intro'> | undefined; onClose: () => void }

/** Asks why. The guest reads it in the email. */
export function CancelCallDialog({ call, onClose }: Props) {
  const queryClient = useQueryClient()
  const canceling = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) => ask(cancelCallAsAdmin, { id, reason }),
    onSuccess: () => {
      notifySuccess('Call canceled', { detail: `We’ll email ${call?.name}.` })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listCalls) }),
  })
  return (
    <ReasonDialog
      isOpen={call !== undefined}
      title="Cancel Call"
      description={`${call?.name} will read it in the email.`}
      closeText="Keep Call"
      workingText="Canceling..."
      isWorking={canceling.isPending}
      isRed
      error={canceling.error ? problemMessage(canceling.error, 'The call couldn’t be canceled.') : undefined}
      onConfirm={(reason) => call && canceling.mutate({ id: call.id, reason })}
      onClose={() => {
        canceling.reset()
        onClose()
      }}
    >
      {call && `${call.name}, ${formatTime(call.startsAt)}`}
    </ReasonDialog>
  )
}

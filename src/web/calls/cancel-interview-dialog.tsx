import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ListedCallOf, listCalls } from '#contract/calls.ts'
import { cancelInterviewAsAdmin } from '#contract/interviews.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifySuccess } from '../ui/notify.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'

type Props = { interview: ListedCallOf<'interview'> | undefined; onClose: () => void }

/** Both sides read why. */
export function CancelInterviewDialog({ interview, onClose }: Props) {
  const queryClient = useQueryClient()
  const canceling = useMutation({
    mutationFn: (reason: string) => call(cancelInterviewAsAdmin, { id: interview?.id ?? '', reason }),
    onSuccess: () => {
      notifySuccess('Interview canceled', { detail: 'We’ll email both sides.' })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listCalls) }),
  })
  return (
    <ReasonDialog
      isOpen={interview !== undefined}
      title="Cancel Interview"
      description="Both sides will read it."
      closeText="Keep Interview"
      workingText="Canceling..."
      isWorking={canceling.isPending}
      isRed
      error={canceling.error ? problemMessage(canceling.error, 'The interview couldn’t be canceled.') : undefined}
      onConfirm={(reason) => canceling.mutate(reason)}
      onClose={() => {
        canceling.reset()
        onClose()
      }}
    >
      {interview && `${interview.firm ?? 'A firm'} with ${interview.candidate.name ?? 'a candidate'}`}
    </ReasonDialog>
  )
}

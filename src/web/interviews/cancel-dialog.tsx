import { cancelInterview, type Interview } from '#contract/interviews.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { LeftOutCaution } from '../ui/left-out-caution.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { otherName } from './sides.ts'
import { useChange } from './use-change.ts'

type Props = { interview: Interview | undefined; onClose: () => void }

/** Asks for a note to the other side. */
export function CancelDialog({ interview, onClose }: Props) {
  const other = interview ? otherName(interview) : ''
  const canceling = useChange(
    (word: string) => call(cancelInterview, { id: interview?.id ?? '', word }),
    () => {
      notifySuccess('Interview canceled', { detail: `We’ll email ${other}.` })
      onClose()
    },
  )
  return (
    <ReasonDialog
      isOpen={interview !== undefined}
      title="Cancel Interview"
      description={`${other} will read it.`}
      caution={(word) => interview && !interview.isContactOpen && <LeftOutCaution text={word} />}
      closeText="Keep Interview"
      workingText="Canceling..."
      isWorking={canceling.isPending}
      isRed
      error={canceling.error ? problemMessage(canceling.error, 'The interview couldn’t be canceled.') : undefined}
      onConfirm={(word) => canceling.mutate(word)}
      onClose={() => {
        canceling.reset()
        onClose()
      }}
    >
      {`The interview with ${other} will be removed from both calendars.`}
    </ReasonDialog>
  )
}

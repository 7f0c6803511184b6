import { cancelInterview, type Interview } from '#contract/interviews.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { LeftOutCaution } from '../ui/left-out-caution.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { otherName } from './sides.ts'
import { useChange } from './use-change.ts'

type Props = {
  /** As it was when the dialog was opened. */
  interview: Interview | undefined
  onClose: () => void
}

/** Asks for a note to the other side. Why it wasn’t canceled is said on the page: the dialog may be gone, with the row it was opened from. */
export function CancelDialog({ interview, onClose }: Props) {
  const other = interview ? otherName(interview) : ''
  const canceling = useChange(
    (word: string) => call(cancelInterview, { id: interview?.id ?? '', expectedStartsAt: interview?.startsAt, word }),
    () => {
      notifySuccess('Interview canceled', { detail: `We’ll email ${other}.` })
      onClose()
    },
    (error) => {
      notifyError('The interview couldn’t be canceled', { detail: problemMessage(error, 'Please try again.') })
      if (error instanceof Problem && error.code === 'conflict') onClose()
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
      onConfirm={(word) => canceling.mutate(word)}
      onClose={onClose}
    >
      {`The interview with ${other} will be removed from both calendars.`}
    </ReasonDialog>
  )
}

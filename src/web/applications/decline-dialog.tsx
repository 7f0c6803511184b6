import { Stack } from '@mantine/core'
import type { ReceivedApplication } from '#contract/applications.ts'
import { kindReason } from '#domain/applications/decline.ts'
import { counted } from '#domain/counted.ts'
import { interviewsLine } from '#domain/projects/closing.ts'
import { undoSeconds } from '#domain/undo.ts'
import { problemMessage } from '../problem-message.ts'
import { LeftOutCaution } from '../ui/left-out-caution.tsx'
import { ReasonWindow } from '../ui/reason-window.tsx'
import { formatTime } from '../ui/time.ts'
import { nameOf } from './applicant-labels.ts'
import { useInterviewsOf } from './interviews-of.ts'
import { useDeclining } from './use-declining.ts'

type Props = {
  projectId: string
  applications: ReceivedApplication[]
  /** Chosen, but already decided on. */
  leftOut: number
  isOpen: boolean
  onClose: () => void
  onDeclined: () => void
}

/** One reason for everyone who is declined. */
export function DeclineDialog({ projectId, applications, leftOut, isOpen, onClose, onDeclined }: Props) {
  const declining = useDeclining(projectId, onDeclined)
  const canceled = useInterviewsOf(projectId, applications, isOpen)
  const close = () => {
    declining.reset()
    onClose()
  }
  return (
    <ReasonWindow
      isOpen={isOpen}
      title={`Decline ${counted(applications.length, 'Applicant')}`}
      description="Each of them reads it in an email and under My Applications. Edit it as you like."
      initialReason={kindReason}
      caution={(reason) => <LeftOutCaution text={reason} />}
      workingText="Declining..."
      isWorking={declining.isPending}
      isRed
      error={declining.error ? problemMessage(declining.error, 'Nobody was declined. Please try again.') : undefined}
      onConfirm={(reason) => declining.mutate({ ids: applications.map(({ id }) => id), reason })}
      onClose={close}
    >
      <Stack gap={12}>
        <p>
          {applications.map(({ applicant }) => nameOf(applicant)).join(', ')}. You can undo it for {undoSeconds}{' '}
          seconds, before anybody is emailed.
        </p>
        {canceled.length > 0 && (
          <p>
            <strong>{interviewsLine(canceled, formatTime)}</strong> They’re canceled once you can no longer undo this,
            and everyone invited gets an email.
          </p>
        )}
        {leftOut > 0 && <p>{leftOutMessage(leftOut)}</p>}
      </Stack>
    </ReasonWindow>
  )
}

const leftOutMessage = (count: number) =>
  count === 1
    ? 'One of those selected has already been decided on and stays as it is.'
    : `${count} of those selected have already been decided on and stay as they are.`

import { engagedLines, interviewsLine, waitingLine } from '#domain/projects/closing.ts'
import { ConfirmWindow } from '../ui/confirm-window.tsx'
import { formatTime } from '../ui/time.ts'
import type { AskedClosing } from './ask-before-closing.ts'
import classes from './closing-dialog.module.css'

type Props = {
  isOpen: boolean
  closing: AskedClosing | undefined
  isWorking: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a project is closed in which people are still engaged, or about which the firm still meets people. */
export function ClosingDialog({ closing, ...props }: Props) {
  return (
    <ConfirmWindow
      {...props}
      title={closing?.status === 'archived' ? 'Archive Project' : 'Complete Project'}
      workingText={closing?.status === 'archived' ? 'Archiving...' : 'Completing...'}
    >
      {closing && <ClosingLines closing={closing} />}
    </ConfirmWindow>
  )
}

function ClosingLines({ closing: { engaged, waiting, waitingCount, interviews } }: { closing: AskedClosing }) {
  const isOne = engaged.length === 1
  const isWork = engaged.some(({ isWorking }) => isWorking)
  return (
    <div className={classes.lines}>
      {engagedLines(engaged).map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
      {engaged.length > 0 && (
        <p>
          {isOne ? 'This engagement ends' : 'These engagements end'} today{isWork && ', without the agreed notice'}.
          Both sides get an email{isWork && ', and hours worked until today can still be submitted and approved'}. If
          you reopen the project, {isOne ? 'it continues' : 'they continue'}.
        </p>
      )}
      {interviews.length > 0 && (
        <p>
          <strong>{interviewsLine(interviews, formatTime)}</strong> Everyone invited gets an email. Reopening the
          project doesn’t bring them back.
        </p>
      )}
      {waitingCount > 0 && <p>{waitingLine(waiting, waitingCount)} They get an email that the project was closed.</p>}
    </div>
  )
}

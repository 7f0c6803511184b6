import { Button, Group, Modal, NativeSelect, Textarea, type TextareaProps, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ListedCandidate } from '#contract/candidates.ts'
import { type InterviewStep, interviewSteps, interviewTimes } from '#domain/candidates/bulk.ts'
import { confirmationMessages } from '#domain/candidates/confirmation.ts'
import { decisionTextLimit, type NotifyingDecision } from '#domain/candidates/decision.ts'
import { scorecardMessages } from '#domain/scorecards/scorecard.ts'
import { browserZone } from '../ui/browser-zone.ts'
import { formatTime } from '../ui/time.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useOpenOnceLoaded } from '../ui/use-open-once-loaded.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { names, Report } from './bulk-report.tsx'
import { Clashes, useClashes } from './clashes.tsx'
import classes from './decision-form.module.css'
import {
  blankDecision,
  bulkDecisionFrom,
  checkBulkDecision,
  type DecisionValues,
  interviewTime,
} from './decision-values.ts'
import { EmailPreview } from './email-preview.tsx'
import { StillBooked } from './still-booked.tsx'
import { useBulkDecision } from './use-bulk-decision.ts'

const bulkLabels: Record<NotifyingDecision, { title: string; confirm: string; outcome: string }> = {
  interview: {
    title: 'Schedule Interviews',
    confirm: 'Schedule Interviews',
    outcome:
      'Their status becomes Interviewed. If you set no time, booked calls stay, and everyone else chooses their own.',
  },
  accept: {
    title: 'Accept Candidates',
    confirm: 'Accept Candidates',
    outcome: 'They will be granted platform access.',
  },
  reject: {
    title: 'Reject Candidates',
    confirm: 'Reject Candidates',
    outcome: 'Their status becomes Rejected. You can accept them later.',
  },
}

export type Bulk = { candidates: ListedCandidate[]; move: NotifyingDecision }

type OnClose = (isOver: boolean) => void

export function BulkDialog({ bulk, onClose }: { bulk: Bulk | undefined; onClose: OnClose }) {
  const isShown = useOpenOnceLoaded(bulk !== undefined)
  return (
    <Modal
      opened={isShown}
      onClose={() => onClose(false)}
      title={bulk && bulkLabels[bulk.move].title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      {bulk && <BulkForm {...bulk} onClose={onClose} />}
    </Modal>
  )
}

function BulkForm({ candidates, move, onClose }: Bulk & { onClose: OnClose }) {
  const form = useCheckedForm({
    initialValues: blankDecision,
    check: (values) => checkBulkDecision(move, values, new Date()),
  })
  const { decide, stop, isWorking, reached, error, report } = useBulkDecision(candidates)

  const [step, setStep] = useState<InterviewStep>(30)
  const timesFrom = (values: DecisionValues) => {
    const firstAt = move === 'interview' ? interviewTime(values) : null
    return firstAt ? interviewTimes(firstAt, step, candidates.length) : []
  }
  const decideAll = () => {
    const values = form.getValues()
    void decide(bulkDecisionFrom(move, values), timesFrom(values))
  }
  const times = timesFrom(form.values)
  const { clashes, isChecking } = useClashes(candidates, times)
  if (report) return <Report report={report} error={error} onAgain={decideAll} onClose={() => onClose(true)} />

  const [first] = candidates
  const lastAt = times.at(-1)
  const accepted = move === 'accept' ? candidates : []
  const unscored = accepted.filter(({ lacksScorecard }) => lacksScorecard).length
  const unconfirmed = accepted.filter(({ lacksConfirmation }) => lacksConfirmation).length
  const decided = candidates.filter((one) => move !== 'accept' || !(one.lacksScorecard || one.lacksConfirmation))
  const canConfirm = (move !== 'reject' || form.values.reason.trim() !== '') && decided.length > 0
  return (
    <form noValidate onSubmit={form.submit(() => isWorking || decideAll())} className={classes.form}>
      <p className={classes.outcome}>
        {candidates.length} selected: {names(candidates.map(({ name, email }) => ({ who: name ?? email })))}.
      </p>
      {unscored > 0 && (
        <p className={classes.needed} role="status">
          {scorecardMessages.needed} {unscored} of them have none and will be left out.
        </p>
      )}
      {unconfirmed > 0 && (
        <p className={classes.needed} role="status">
          {confirmationMessages.needed} {unconfirmed} of them have not and will be left out.
        </p>
      )}
      {move === 'interview' && (
        <TextInput
          type="datetime-local"
          max="9999-12-31T23:59"
          label="First interview"
          description={`Optional, in your time zone, ${browserZone().replaceAll('_', ' ')}. The others follow in this order.`}
          {...form.getInputProps('interviewAt')}
        />
      )}
      {lastAt && candidates.length > 1 && (
        <NativeSelect
          label="Time between starts"
          description={`The last of ${candidates.length} begins ${formatTime(lastAt)}.`}
          value={step}
          data={interviewSteps.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
          onChange={({ currentTarget }) => setStep(Number(currentTarget.value) as InterviewStep)}
        />
      )}
      <Clashes clashes={clashes} candidates={candidates} />
      {move === 'reject' && (
        <LongText
          label="Reason"
          description="Required. Kept with each candidate’s history."
          data-autofocus
          minRows={3}
          {...form.getInputProps('reason')}
        />
      )}
      <LongText
        label="Notes"
        description="Optional. Replaces each candidate’s notes; the history keeps the old ones."
        placeholder="Only admins see these"
        minRows={2}
        {...form.getInputProps('notes')}
      />
      {move !== 'interview' && (
        <StillBooked
          candidates={decided}
          isChecked={form.values.cancelsCalls}
          onChange={(isChecked) => form.setValues({ cancelsCalls: isChecked })}
        />
      )}
      <p className={classes.outcome}>{bulkLabels[move].outcome}</p>
      {first && (
        <EmailPreview
          id={first.id}
          move={move}
          interviewAt={interviewTime(form.values) ?? first.interviewScheduledAt}
          cancelsCalls={form.values.cancelsCalls}
        />
      )}
      <Group justify="end" gap={8}>
        <Button variant="default" onClick={isWorking ? stop : () => onClose(false)}>
          {isWorking ? 'Stop' : 'Cancel'}
        </Button>
        <WorkingButton
          type="submit"
          {...(move === 'reject' && { color: 'red' })}
          disabled={!canConfirm || isChecking}
          isWorking={isWorking}
          workingText={`Processing... ${reached}/${candidates.length}`}
        >
          {bulkLabels[move].confirm}
        </WorkingButton>
      </Group>
    </form>
  )
}

const LongText = (props: TextareaProps) => <Textarea autosize maxRows={8} maxLength={decisionTextLimit} {...props} />

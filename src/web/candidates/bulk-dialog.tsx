import { Button, Group, Modal, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { ListedCandidate } from '#contract/candidates.ts'
import { type CandidateNews, decisionTextLimit } from '#domain/candidates/decision.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { browserZone } from '../ui/zone-select.tsx'
import classes from './decision-form.module.css'
import { LetterPreview } from './letter-preview.tsx'
import { type BulkReport, reportWords, useBulkDecision } from './use-bulk-decision.ts'

const words: Record<CandidateNews, { title: string; confirm: string; outcome: string }> = {
  interview: {
    title: 'Schedule Interviews',
    confirm: 'Schedule Interviews',
    outcome: 'Their status becomes Interviewed. Without a time, a booked call stays, and the others choose one.',
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

export type Bulk = { candidates: ListedCandidate[]; move: CandidateNews }

export function BulkDialog({ bulk, onClose }: { bulk: Bulk | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={bulk !== undefined}
      onClose={onClose}
      title={bulk && words[bulk.move].title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      {bulk && <BulkForm {...bulk} onClose={onClose} />}
    </Modal>
  )
}

function BulkForm({ candidates, move, onClose }: Bulk & { onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [interview, setInterview] = useState('')
  const { decide, progress, report } = useBulkDecision(candidates)
  if (report) return <Report report={report} onClose={onClose} />

  const interviewAt = interview ? new Date(interview).toISOString() : null
  const [first] = candidates
  const canConfirm = move !== 'reject' || reason.trim() !== ''
  const decisionOn = ({ interviewScheduledAt }: ListedCandidate) =>
    ({
      interview: { move: 'interview', interviewAt: interviewAt ?? interviewScheduledAt },
      accept: { move: 'accept' },
      reject: { move: 'reject', reason },
    }) as const
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canConfirm && progress === undefined) void decide((candidate) => decisionOn(candidate)[move])
  }
  return (
    <form onSubmit={submit} className={classes.form}>
      <p className={classes.outcome}>
        {candidates.length} selected: {candidates.map(({ name, email }) => name ?? email).join(', ')}.
      </p>
      {move === 'interview' && (
        <TextInput
          type="datetime-local"
          label="Date and time"
          description={`Optional, in your time zone, ${browserZone().replaceAll('_', ' ')}. One time for all of them.`}
          value={interview}
          onChange={(event) => setInterview(event.currentTarget.value)}
        />
      )}
      {move === 'reject' && (
        <Textarea
          label="Reason"
          description="Required. Kept with each candidate’s history."
          data-autofocus
          autosize
          minRows={3}
          maxRows={8}
          maxLength={decisionTextLimit}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <p className={classes.outcome}>{words[move].outcome}</p>
      {first && <LetterPreview id={first.id} move={move} interviewAt={interviewAt ?? first.interviewScheduledAt} />}
      <Group justify="end" gap={8}>
        <Button variant="default" onClick={onClose} disabled={progress !== undefined}>
          Cancel
        </Button>
        <WorkingButton
          type="submit"
          {...(move === 'reject' && { color: 'red' })}
          disabled={!canConfirm}
          isWorking={progress !== undefined}
          workingText={`Processing... ${progress ?? 0}/${candidates.length}`}
        >
          {words[move].confirm}
        </WorkingButton>
      </Group>
    </form>
  )
}

function Report({ report, onClose }: { report: BulkReport; onClose: () => void }) {
  const { overtaken, failed } = report
  return (
    <div className={classes.form}>
      <p role="status">{reportWords(report)}.</p>
      {overtaken.length > 0 && (
        <FormAlert>Someone else had just decided on {overtaken.join(', ')}. The list shows what it is now.</FormAlert>
      )}
      {failed.map(({ who, message }) => (
        <FormAlert key={who}>
          {who}: {message}
        </FormAlert>
      ))}
      <Group justify="end">
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </Group>
    </div>
  )
}

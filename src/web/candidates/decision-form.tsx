import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { confirmationMessages } from '#domain/candidates/confirmation.ts'
import { decisionTextLimit } from '#domain/candidates/decision.ts'
import { candidateMessages } from '#domain/candidates/list.ts'
import type { CandidateMove, CandidateStatus } from '#domain/candidates/status.ts'
import { candidateStatusLabels } from '#domain/candidates/status-labels.ts'
import { scorecardMessages } from '#domain/scorecards/scorecard.ts'
import { problemMessage } from '../problem-message.ts'
import { Avatar } from '../ui/avatar.tsx'
import { browserZone } from '../ui/browser-zone.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { CandidateBadge } from './candidate-badge.ts'
import { Clashes, useClashes } from './clashes.tsx'
import classes from './decision-form.module.css'
import { EmailPreview } from './email-preview.tsx'
import { moveLabels } from './move-labels.ts'
import { StillBooked } from './still-booked.tsx'
import { type Asked, useDecision } from './use-decision.ts'

const outcomes: Record<CandidateMove, (who: string, status: CandidateStatus) => string> = {
  interview: () => 'The candidate’s status becomes Interviewed.',
  accept: (who) => `${who} will be granted platform access.`,
  reject: () => 'The candidate’s status becomes Rejected. You can accept them later.',
  edit: (_, status) => `The candidate stays ${candidateStatusLabels[status]}.`,
}

type Props = Asked & {
  onWorking: (isWorking: boolean) => void
  onClose: () => void
}

export function DecisionForm({ onWorking, onClose, ...asked }: Props) {
  const { candidate, move } = asked
  const { id, name, email, status } = candidate
  const decision = useDecision(asked, onClose)
  const { form, interviewAt, hasReason, canConfirm, isUnscored, isUnconfirmed, deciding, isStaleUpdate } = decision
  const { clashes, isChecking } = useClashes([candidate], move === 'interview' && interviewAt ? [interviewAt] : [])
  useEffect(() => onWorking(deciding.isPending), [deciding.isPending, onWorking])
  return (
    <form noValidate onSubmit={decision.submit} className={classes.form}>
      <div className={classes.who}>
        <Avatar name={name ?? email} seed={id} size={40} />
        <div>
          <strong>{name ?? email}</strong>
          <span>{email}</span>
        </div>
        <CandidateBadge status={status} />
      </div>
      {deciding.error && (
        <FormAlert>{candidateMessages.updateFailed(problemMessage(deciding.error, 'Please try again.'))}</FormAlert>
      )}
      {isUnconfirmed && (
        <p className={classes.needed} role="status">
          {confirmationMessages.missing} {confirmationMessages.needed}
        </p>
      )}
      {isUnscored && (
        <p className={classes.needed} role="status">
          {scorecardMessages.needed}{' '}
          <Link
            to="/admin/candidates/$id"
            params={{ id }}
            search={(before) => ({ ...before, tab: 'scorecard' })}
            className="g-link"
            onClick={onClose}
          >
            Fill in the scorecard
          </Link>
        </p>
      )}
      {move === 'interview' && (
        <TextInput
          type="datetime-local"
          max="9999-12-31T23:59"
          label={labeled('Date and time', 'optional')}
          description={`In your time zone, ${browserZone().replaceAll('_', ' ')}.`}
          {...form.getInputProps('interviewAt')}
        />
      )}
      <Clashes clashes={clashes} candidates={[candidate]} />
      {hasReason && (
        <Textarea
          label={labeled('Reason', 'required')}
          description="Kept with the candidate’s history."
          data-autofocus
          autosize
          minRows={3}
          maxRows={8}
          maxLength={decisionTextLimit}
          {...form.getInputProps('reason')}
        />
      )}
      <div>
        <Textarea
          label={labeled('Notes', 'optional')}
          placeholder="Only admins see these"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={decisionTextLimit}
          {...form.getInputProps('notes')}
        />
        <TypedNumbers texts={{ Reason: form.values.reason, Notes: form.values.notes }} />
      </div>
      {(move === 'accept' || move === 'reject') && (
        <StillBooked
          candidates={[candidate]}
          isChecked={form.values.cancelsCalls}
          onChange={(isChecked) => form.setValues({ cancelsCalls: isChecked })}
        />
      )}
      <p className={classes.outcome}>{outcomes[move](name ?? email, status)}</p>
      {move !== 'edit' && (
        <EmailPreview id={id} move={move} interviewAt={interviewAt} cancelsCalls={form.values.cancelsCalls} />
      )}
      <Group justify="end" gap={8}>
        <Button variant="default" onClick={onClose} disabled={deciding.isPending}>
          {isStaleUpdate ? 'Close' : 'Cancel'}
        </Button>
        {!isStaleUpdate && (
          <WorkingButton
            type="submit"
            {...(move === 'reject' && { color: 'red' })}
            disabled={!canConfirm || isChecking}
            isWorking={deciding.isPending}
            workingText="Processing..."
          >
            {moveLabels[move].confirm}
          </WorkingButton>
        )}
      </Group>
    </form>
  )
}

const labeled = (label: string, more: string) => (
  <>
    {label} <span className={classes.more}>{more}</span>
  </>
)

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideCandidate, type ListedCandidate, listCandidates } from '#contract/candidates.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { CandidateMove } from '#domain/candidates/status.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { notifySuccess } from '../ui/notify.ts'
import { moveLabels } from './move-labels.ts'

export type Decided = Pick<
  ListedCandidate,
  | 'id'
  | 'name'
  | 'email'
  | 'status'
  | 'lacksScorecard'
  | 'lacksConfirmation'
  | 'interviewScheduledAt'
  | 'interviewNotes'
  | 'rejectionReason'
>
type Decision = InputOf<typeof decideCandidate>['decision']

/** A decision as it is typed, made on the status in which the candidate is shown. Whoever was too late learns what changed. */
export function useDecision(candidate: Decided, move: CandidateMove, onDone: () => void) {
  const queryClient = useQueryClient()
  const [values, setValues] = useState({
    interview: candidate.interviewScheduledAt ? localTime(candidate.interviewScheduledAt) : '',
    reason: candidate.rejectionReason ?? '',
    notes: candidate.interviewNotes ?? '',
  })
  const interviewAt = values.interview ? new Date(values.interview).toISOString() : null
  const hasReason = move === 'reject' || (move === 'edit' && candidate.status === 'rejected')
  const isUnscored = move === 'accept' && candidate.lacksScorecard
  const isUnconfirmed = move === 'accept' && candidate.lacksConfirmation
  const { notes, reason } = values
  const decisions: Record<CandidateMove, Decision> = {
    interview: { move: 'interview', interviewAt, notes },
    accept: { move: 'accept', notes },
    reject: { move: 'reject', reason, notes },
    edit: { move: 'edit', notes, ...(hasReason && { reason }) },
  }
  const deciding = useMutation({
    mutationFn: () =>
      call(decideCandidate, { id: candidate.id, expectedStatus: candidate.status, decision: decisions[move] }),
    onSuccess: () => {
      notifySuccess(moveLabels[move].done)
      onDone()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listCandidates) }),
  })
  return {
    values,
    set: (changed: Partial<typeof values>) => setValues({ ...values, ...changed }),
    interviewAt,
    hasReason,
    canConfirm: !isUnscored && !isUnconfirmed && (!hasReason || reason.trim() !== ''),
    isUnscored,
    isUnconfirmed,
    deciding,
    isStaleUpdate: deciding.error instanceof Problem && deciding.error.code === 'conflict',
  }
}

/** A moment as an input of date and time takes it, in the reader's zone. */
function localTime(iso: string): string {
  const moment = new Date(iso)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decideCandidate, type ListedCandidate, listCandidates } from '#contract/candidates.ts'
import type { CandidateMove } from '#domain/candidates/status.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { toLocalTime } from '../ui/local-time.ts'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { checkDecision, type DecisionValues, decisionFieldAt, decisionFrom, interviewTime } from './decision-values.ts'
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

/** The scorecard on the page, which a decision saves first. */
export type TypedScorecard = { isComplete: boolean; saveFirst: () => Promise<unknown> | undefined }

export type Asked = { candidate: Decided; move: CandidateMove; scorecard?: TypedScorecard }

/** A decision as typed, based on the status shown. If it is stale, the admin learns what changed. */
export function useDecision({ candidate, move, scorecard }: Asked, onDone: () => void) {
  const queryClient = useQueryClient()
  const hasReason = move === 'reject' || (move === 'edit' && candidate.status === 'rejected')
  const isUnscored = move === 'accept' && candidate.lacksScorecard && !scorecard?.isComplete
  const isUnconfirmed = move === 'accept' && candidate.lacksConfirmation
  const decided = (values: DecisionValues) => decisionFrom(move, values, hasReason)
  const form = useCheckedForm<DecisionValues>({
    initialValues: {
      interviewAt: candidate.interviewScheduledAt ? toLocalTime(candidate.interviewScheduledAt) : '',
      reason: candidate.rejectionReason ?? '',
      notes: candidate.interviewNotes ?? '',
      cancelsCalls: false,
    },
    check: (values) => checkDecision(decided(values)),
  })
  const deciding = useMutation({
    mutationFn: async (values: DecisionValues) => {
      await scorecard?.saveFirst()
      return call(decideCandidate, { id: candidate.id, expectedStatus: candidate.status, decision: decided(values) })
    },
    onSuccess: () => {
      notifySuccess(moveLabels[move].done)
      onDone()
    },
    onError: (error) => form.showProblem(error, decisionFieldAt),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listCandidates) }),
  })
  return {
    form,
    interviewAt: interviewTime(form.values),
    hasReason,
    canConfirm: !isUnscored && !isUnconfirmed && (!hasReason || form.values.reason.trim() !== ''),
    isUnscored,
    isUnconfirmed,
    deciding,
    submit: form.submit((values) => deciding.isPending || deciding.mutate(values)),
    isStaleUpdate: deciding.error instanceof Problem && deciding.error.code === 'conflict',
  }
}

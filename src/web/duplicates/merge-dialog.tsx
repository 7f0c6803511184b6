import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mergeCandidates, type PairedCandidate } from '#contract/duplicates.ts'
import { candidateStatusLabels } from '#domain/candidates/status-labels.ts'
import { undoDays } from '#domain/duplicates/undo.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { nameOf } from './name-of.ts'

export type PlannedMerge = { pairId: string; kept: PairedCandidate; ended: PairedCandidate }

/** Asks before merging, and says what stays. */
export function MergeDialog({ planned, onClose }: { planned: PlannedMerge | undefined; onClose: () => void }) {
  const queryClient = useQueryClient()
  const merging = useMutation({
    mutationFn: ({ pairId, kept }: PlannedMerge) => call(mergeCandidates, { id: pairId, keptId: kept.id }),
    onSuccess: (_, { kept }) => notifySuccess('Merged', { detail: `${nameOf(kept)}, ${kept.email}, stays.` }),
    onError: (error) => notifyError(problemMessage(error, 'The candidates couldn’t be merged.')),
    onSettled: () => {
      onClose()
      // Candidate lists, pages and counts have all changed.
      return queryClient.invalidateQueries()
    },
  })
  return (
    <ConfirmModal
      isOpen={planned !== undefined}
      title="Merge Candidates"
      workingText="Merging..."
      isWorking={merging.isPending}
      onConfirm={() => planned && merging.mutate(planned)}
      onClose={() => merging.isPending || onClose()}
    >
      {planned && <Outcome {...planned} />}
    </ConfirmModal>
  )
}

function Outcome({ kept, ended }: PlannedMerge) {
  return (
    <>
      <strong>{kept.email}</strong> stays as {candidateStatusLabels[kept.status]}. Applications, saved projects, calls,
      notes, scorecards and history from <strong>{ended.email}</strong> move over. If both applied to the same project,
      the application that got further stays.{' '}
      {ended.status !== kept.status && `The other’s status, ${candidateStatusLabels[ended.status]}, is dropped. `}
      {ended.hasAccount && 'The other account is closed. We’ll email both addresses. '}
      You can undo this for {undoDays} days.
    </>
  )
}

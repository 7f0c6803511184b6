import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RecentMerge, undoMerge } from '#contract/duplicates.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { nameOf } from './name-of.ts'

/** Asks before a merge is undone, and says what each has afterwards. */
export function UndoDialog({ planned, onClose }: { planned: RecentMerge | undefined; onClose: () => void }) {
  const queryClient = useQueryClient()
  const undoing = useMutation({
    mutationFn: ({ id }: RecentMerge) => call(undoMerge, { id }),
    onSuccess: (_, { other }) =>
      notifySuccess('Merge undone', { detail: `${nameOf(other)}, ${other.email}, is a candidate again.` }),
    onError: (error) => notifyError(problemMessage(error, 'The merge couldn’t be undone.')),
    onSettled: () => {
      onClose()
      // Candidate lists, pages and counts have all changed.
      return queryClient.invalidateQueries()
    },
  })
  return (
    <ConfirmModal
      isOpen={planned !== undefined}
      title="Undo Merge"
      workingText="Undoing..."
      isWorking={undoing.isPending}
      onConfirm={() => planned && undoing.mutate(planned)}
      onClose={() => undoing.isPending || onClose()}
    >
      {planned && (
        <>
          <strong>{planned.other.email}</strong> becomes a candidate again, with everything that was theirs and what has
          come of it since. If they had an account, they can log in to it again. <strong>{planned.kept.email}</strong>{' '}
          keeps what was added after the merge. Calls that the merge canceled stay canceled. We’ll email both addresses,
          and the two are no longer suggested as duplicates.
        </>
      )}
    </ConfirmModal>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CandidatePair, dismissDuplicate, listDuplicates } from '#contract/duplicates.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'

/** Dismisses a pair of candidates, or flags it again. */
export function useTellApart({ id, dismissedAt }: CandidatePair) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(dismissDuplicate, { id, isDismissed: dismissedAt === null }),
    onSuccess: ({ isDismissed }) => notifySuccess(isDismissed ? 'Marked as two people' : 'Flagged again'),
    onError: (error) => notifyError(problemMessage(error, 'That couldn’t be saved.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listDuplicates) }),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listOwnApplications, withdrawApplication } from '#contract/applications.ts'
import { listInterviews } from '#contract/interviews.ts'
import { listOpenings } from '#contract/openings.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'

/** Afterward the project can be applied to again. */
export function useWithdrawing(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(withdrawApplication, { id }),
    onSuccess: () => notifySuccess('Application withdrawn'),
    onError: (error) => notifyError(problemMessage(error, 'The application couldn’t be withdrawn')),
    onSettled: async () => {
      onDone()
      await queryClient.invalidateQueries({ queryKey: resourceKey(listOwnApplications) })
      await queryClient.invalidateQueries({ queryKey: resourceKey(listOpenings) })
      await queryClient.invalidateQueries({ queryKey: resourceKey(listInterviews) })
    },
  })
}

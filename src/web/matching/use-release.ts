import { useMutation, useQueryClient } from '@tanstack/react-query'
import { releaseShortlist } from '#contract/curation.ts'
import { call } from '../api.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'

export function useRelease(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(releaseShortlist, { id }),
    onSuccess: () => notifySuccess('Shortlist released', { detail: 'We notified the firm.' }),
    onError: (error) => notifyError('The shortlist couldn’t be released', { detail: error.message }),
    // The desk, what waits and the record.
    onSettled: () => queryClient.invalidateQueries(),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Interview, listInterviews, readInterview } from '#contract/interviews.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'

/** A change of an interview: what the server answers is shown at once, and every list follows. */
export function useChange<Given>(
  change: (given: Given) => Promise<Interview>,
  onDone?: (after: Interview) => void,
  onError?: (error: Error) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (after) => {
      queryClient.setQueryData(endpointQuery(readInterview, { id: after.id }).queryKey, after)
      onDone?.(after)
    },
    onError: (error) => onError?.(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listInterviews) }),
  })
}

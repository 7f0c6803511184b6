import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listEngagements } from '#contract/engagement-lines.ts'
import { type Engagement, readEngagement } from '#contract/engagements.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'

/** A change of an engagement: what the server answers is shown at once, and every list follows. */
export function useEngagementChange<Given>(change: (given: Given) => Promise<Engagement>, onDone?: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (after) => {
      queryClient.setQueryData(endpointQuery(readEngagement, { id: after.id }).queryKey, after)
      onDone?.()
    },
    onError: () => queryClient.invalidateQueries({ queryKey: resourceKey(listEngagements) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listEngagements), refetchType: 'none' }),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Offer, readOffer } from '#contract/offers.ts'
import { endpointQuery } from '../endpoint-query.ts'

/** A change of an offer: what the server answers is shown at once. Lists follow, and a refusal shows what is new. */
export function useOfferChange<Given>(change: (given: Given) => Promise<Offer>, onDone?: (after: Offer) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (after) => {
      queryClient.setQueryData(endpointQuery(readOffer, { id: after.id }).queryKey, after)
      onDone?.(after)
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Capacity, confirmCapacity, readCapacity, saveCapacity } from '#contract/capacity.ts'
import { readDashboard } from '#contract/dashboard.ts'
import type { CapacityOffer } from '#domain/capacity/capacity-offer.ts'
import { call } from '../api.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { weeksOf, withBooked } from './weeks.ts'

/** What the server answers is shown at once; saving confirms, too. */
export function useCapacity() {
  const queryClient = useQueryClient()
  const { queryKey } = endpointQuery(readCapacity, {})
  const show = (message: string) => (saved: Capacity) => {
    queryClient.setQueryData(queryKey, (shown) => (shown ? withBooked(saved, weeksOf(shown)) : saved))
    // The dashboard asks no longer.
    void queryClient.invalidateQueries({ queryKey: resourceKey(readDashboard) })
    notifySuccess(message)
  }
  const onError = (error: Error) =>
    notifyError('Your weeks couldn’t be saved', { detail: problemMessage(error, 'Please try again.') })
  return {
    confirm: useMutation({ mutationFn: () => call(confirmCapacity, {}), onSuccess: show('Confirmed'), onError }),
    save: useMutation({
      mutationFn: (offer: CapacityOffer) => call(saveCapacity, offer),
      onSuccess: show('Saved and confirmed'),
      onError,
    }),
  }
}

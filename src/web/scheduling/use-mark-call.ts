import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ListedCallOf, listCalls } from '#contract/calls.ts'
import { markIntroCall } from '#contract/scheduling.ts'
import { call as ask } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'

type Marked = { call: ListedCallOf<'intro'>; outcome: 'hold' | 'miss' }

/** Says of a call that has begun whether the guest came. */
export function useMarkCall() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ call, outcome }: Marked) => ask(markIntroCall, { id: call.id, outcome }),
    onSuccess: (_, { call, outcome }) =>
      notifySuccess(outcome === 'hold' ? 'Marked as held' : 'Marked as a no-show', { detail: call.name }),
    onError: (error) => notifyError(problemMessage(error, 'The call couldn’t be marked.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listCalls) }),
  })
}

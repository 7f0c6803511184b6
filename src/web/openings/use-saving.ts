import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listOpenings, type OpeningView, readOpening, saveOpening, unsaveOpening } from '#contract/openings.ts'
import { type OpeningAction, openingMessages } from '#domain/openings/opening.ts'
import { call } from '../api.ts'
import { endpointKey, endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError } from '../ui/notify.ts'

/** Updates optimistically, and rolls back on failure. */
export function useSaving({ opening, isSaved }: OpeningView) {
  const queryClient = useQueryClient()
  const { queryKey } = endpointQuery(readOpening, { id: opening.id })
  const show = (isSaved: boolean) =>
    queryClient.setQueryData(queryKey, (view) => view && { ...view, isSaved, actions: turned(view, isSaved) })
  const saving = useMutation({
    mutationFn: (wanted: boolean) => call(wanted ? saveOpening : unsaveOpening, { id: opening.id }),
    onMutate: (wanted) => {
      void queryClient.cancelQueries({ queryKey })
      show(wanted)
    },
    onError: (error, wanted) => {
      show(!wanted)
      notifyError(problemMessage(error, openingMessages.unsaved))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(listOpenings) }),
  })
  return () => saving.isPending || saving.mutate(!isSaved)
}

/** Until the page is reloaded, a project that was unsaved can be saved again. */
const turned = ({ actions }: OpeningView, isSaved: boolean): OpeningAction[] =>
  actions.map((action) => (action === 'save' || action === 'unsave' ? (isSaved ? 'unsave' : 'save') : action))

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { declineApplications, listApplications, readApplication } from '#contract/applications.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { counted } from '#domain/counted.ts'
import { undoSeconds } from '#domain/undo.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { notifySuccess, notifyWarning } from '../ui/notify.ts'
import { undoDecisions } from './undo-decision.ts'

type Stale = OutputOf<typeof declineApplications>['stale']

/** Declines several; those that someone else has decided on meanwhile are named. */
export function useDeclining(projectId: string, onDeclined: () => void) {
  const queryClient = useQueryClient()
  const refresh = (ids: string[]) =>
    Promise.all(
      [resourceKey(listApplications, { id: projectId }), ...ids.map((id) => resourceKey(readApplication, { id }))].map(
        (queryKey) => queryClient.invalidateQueries({ queryKey }),
      ),
    )
  const undo = async (ids: string[]) => {
    await undoDecisions(ids)
    await refresh(ids)
  }
  return useMutation({
    mutationFn: (input: { ids: string[]; reason: string }) => call(declineApplications, input),
    onSuccess: ({ declined, stale }) => {
      if (declined.length > 0)
        notifySuccess(`${counted(declined.length, 'application')} declined`, {
          undo: { seconds: undoSeconds, onUndo: () => void undo(declined) },
        })
      if (stale.length > 0) notifyWarning('Already decided by someone else', { detail: staleMessage(stale) })
      onDeclined()
    },
    onSettled: (_answer, _error, { ids }) => refresh(ids),
  })
}

const staleMessage = (stale: Stale) =>
  `${stale.map(({ name, status }) => `${name ?? 'Someone who has left'} (${status})`).join(', ')}.`

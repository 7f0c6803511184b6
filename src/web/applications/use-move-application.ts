import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listApplications, moveApplication, type ReceivedApplication, readApplication } from '#contract/applications.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { ApplicationMove } from '#domain/applications/status.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'

/** Moves an application from the status shown; if someone else was faster, its current status is shown. */
export function useMoveApplication(projectId: string, { id, status }: ReceivedApplication, onMoved?: () => void) {
  const queryClient = useQueryClient()
  const listKey = resourceKey(listApplications, { id: projectId })
  const show = (moved: ReceivedApplication) =>
    queryClient.setQueriesData<OutputOf<typeof listApplications>>(
      { queryKey: listKey },
      (list) => list && { ...list, applications: list.applications.map((one) => (one.id === id ? moved : one)) },
    )
  const refresh = () =>
    Promise.all(
      [listKey, resourceKey(readApplication, { id })].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
  return useMutation({
    mutationFn: (move: ApplicationMove) => call(moveApplication, { id, expectedStatus: status, move }),
    onSuccess: (moved) => {
      show(moved)
      onMoved?.()
      void import('./announce-move.ts').then(
        ({ announceMove }) => announceMove(projectId, moved, { show, refresh }),
        () => notifySuccess(`Application ${moved.status}`),
      )
    },
    onError: (error) => notifyError('Failed to update application', { detail: error.message }),
    onSettled: refresh,
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listApplications, moveApplication, type ReceivedApplication, readApplication } from '#contract/applications.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type ApplicationMove, undoSeconds } from '#domain/applications/status.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'

/** Says which interviews end with a decline. Nothing where it can't be read: the decision has been made. */
const canceledWith = (projectId: string, moved: ReceivedApplication) =>
  import('./interviews-of.ts').then((loaded) => loaded.canceledWith(projectId, moved)).catch(() => undefined)

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
  const undo = async () => {
    const { undoDecision } = await import('./undo-decision.ts')
    await undoDecision(id, show)
    await refresh()
  }
  return useMutation({
    mutationFn: (move: ApplicationMove) => call(moveApplication, { id, expectedStatus: status, move }),
    onSuccess: async (moved) => {
      show(moved)
      onMoved?.()
      const isDecision = moved.status === 'accepted' || moved.status === 'rejected'
      const detail = moved.status === 'rejected' ? await canceledWith(projectId, moved) : undefined
      notifySuccess(`Application ${moved.status}`, {
        ...(detail && { detail }),
        ...(isDecision && { undo: { seconds: undoSeconds, onUndo: () => void undo() } }),
      })
    },
    onError: (error) => notifyError('Failed to update application', { detail: error.message }),
    onSettled: refresh,
  })
}

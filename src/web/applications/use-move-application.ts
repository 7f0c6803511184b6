import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type listApplications, moveApplication, type ReceivedApplication } from '#contract/applications.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { ApplicationMove } from '#domain/applications/status.ts'
import { call } from '../api.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { applicationsOf } from './applications-query.ts'

/** Moves an application from the status in which it is shown; whoever was too late is shown where it is now. */
export function useMoveApplication(projectId: string, { id, status }: ReceivedApplication, onMoved?: () => void) {
  const queryClient = useQueryClient()
  const queryKey = applicationsOf(projectId)
  return useMutation({
    mutationFn: (move: ApplicationMove) => call(moveApplication, { id, expectedStatus: status, move }),
    onSuccess: (moved) => {
      queryClient.setQueriesData<OutputOf<typeof listApplications>>({ queryKey }, (list) =>
        list?.applications
          ? { ...list, applications: list.applications.map((one) => (one.id === id ? moved : one)) }
          : list,
      )
      notifySuccess(`Application ${moved.status}`)
      onMoved?.()
    },
    onError: (error) => notifyError('Failed to update application', { detail: error.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

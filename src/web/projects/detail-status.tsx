import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { listProjects, type Project, readProject, setProjectStatus } from '#contract/projects.ts'
import {
  isAcceptingApplications,
  projectLifeCycle,
  projectStatusMoves,
  type settableProjectStatuses,
} from '#domain/projects/status.ts'
import { call } from '../api.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import classes from './detail.module.css'
import { statusLabels } from './field-labels.ts'

type Settable = (typeof settableProjectStatuses)[number]

/** The four statuses an owner can set; the current one is checked and disabled. */
export function ProjectStatusButtons({ project: { id, status, actions } }: { project: Project }) {
  const { mutate, isPending, variables } = useSetStatus(id)
  return (
    <section aria-labelledby="project-status">
      <h3 id="project-status" className={classes.panelTitle}>
        Status
      </h3>
      <div className={classes.statuses}>
        {projectStatusMoves.map((move) => {
          const option = projectLifeCycle.moves[move].to
          const isCurrent = option === status
          const canSet = actions.includes(move) && !isPending
          return (
            <button
              key={option}
              type="button"
              aria-pressed={isCurrent}
              aria-disabled={!canSet}
              aria-busy={isPending && variables === option}
              onClick={() => canSet && mutate(option)}
            >
              {isCurrent && <IconCheck size={16} stroke={1.5} aria-hidden />}
              {statusLabels[option]}
            </button>
          )
        })}
      </div>
      <p className={classes.hint}>
        {isAcceptingApplications(status)
          ? 'Open projects accept applications.'
          : 'This project isn’t accepting applications.'}
      </p>
    </section>
  )
}

function useSetStatus(id: string) {
  const queryClient = useQueryClient()
  const setting = useMutation({
    mutationFn: (status: Settable) => call(setProjectStatus, { id, status }),
    onSuccess: ({ status, actions }: OutputOf<typeof setProjectStatus>) => {
      queryClient.setQueryData(
        endpointQuery(readProject, { id }).queryKey,
        (project) => project && { ...project, status, actions },
      )
      notifySuccess(`Project status updated to ${status}`)
    },
    onError: (error, status) =>
      notifyError('Failed to update status', { detail: error.message, onRetry: () => setting.mutate(status) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listProjects) }),
  })
  return setting
}

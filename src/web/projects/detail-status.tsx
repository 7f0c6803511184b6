import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { isAcceptingApplications, projectLifeCycle, projectStatusMoves } from '#domain/projects/status.ts'
import { projectStateLabels } from '#domain/projects/status-labels.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { notifyError } from '../ui/notify.ts'
import type { AskedClosing } from './ask-before-closing.ts'
import classes from './detail.module.css'
import type { Chosen } from './set-status.ts'

const ClosingDialog = lazyDialog(async () => (await import('./closing-dialog.tsx')).ClosingDialog)

/** The four statuses an owner can set; the current one is checked and disabled. */
export function ProjectStatusButtons({ project: { id, status, actions } }: { project: Project }) {
  const [asked, setAsked] = useState<AskedClosing>()
  const { mutate, isPending, variables } = useSetStatus(setAsked)
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
              aria-busy={isPending && variables.status === option}
              onClick={() => canSet && mutate({ id, status: option })}
            >
              {isCurrent && <IconCheck size={16} stroke={1.5} aria-hidden />}
              {projectStateLabels[option]}
            </button>
          )
        })}
      </div>
      <p className={classes.hint}>
        {isAcceptingApplications(status)
          ? 'Open projects accept applications.'
          : 'This project isn’t accepting applications.'}
      </p>
      <ClosingDialog
        isOpen={asked !== undefined}
        closing={asked}
        isWorking={isPending}
        onConfirm={() => asked && mutate({ id, status: asked.status, endsEngagements: true })}
        onClose={() => setAsked(undefined)}
      />
    </section>
  )
}

/** Loaded when it is wanted: few who look at a project change its status. */
function useSetStatus(onAnswer: (asked: AskedClosing | undefined) => void) {
  const queryClient = useQueryClient()
  const setting = useMutation({
    mutationFn: async (chosen: Chosen) => (await import('./set-status.ts')).setStatus(queryClient, chosen),
    onSuccess: onAnswer,
    onError: (error, chosen) =>
      notifyError('Failed to update status', { detail: error.message, onRetry: () => setting.mutate(chosen) }),
  })
  return setting
}

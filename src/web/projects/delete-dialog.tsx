import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Closing, deleteProject, listProjects, readClosing, readProject } from '#contract/projects.ts'
import { engagedLines, interviewsLine, waitingLine } from '#domain/projects/closing.ts'
import { call } from '../api.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { ConfirmWindow } from '../ui/confirm-window.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { formatTime } from '../ui/time.ts'
import classes from './closing-dialog.module.css'

export function DeleteDialog({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const affected = useQuery({ ...endpointQuery(readClosing, { id }), enabled: isOpen })
  const deleting = useMutation({
    mutationFn: () => call(deleteProject, { id }),
    onSuccess: async () => {
      notifySuccess('Project deleted')
      await navigate({ to: '/projects' })
      queryClient.removeQueries({ queryKey: resourceKey(readProject, { id }) })
      await queryClient.invalidateQueries({ queryKey: resourceKey(listProjects) })
    },
    onError: (error) => notifyError('Failed to delete project', { detail: error.message }),
  })
  return (
    <ConfirmWindow
      isOpen={isOpen}
      title="Delete Project"
      workingText="Deleting..."
      isWorking={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      <div className={classes.lines}>
        <p>Delete this project? This cannot be undone.</p>
        {affected.data && <Affected closing={affected.data} />}
      </div>
    </ConfirmWindow>
  )
}

/** Whom it concerns. */
function Affected({ closing: { engaged, waiting, waitingCount, interviews } }: { closing: Closing }) {
  return (
    <>
      {engagedLines(engaged).map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
      {engaged.length > 0 && (
        <p>Engagements are deleted with the project. To end them and keep the record, archive it.</p>
      )}
      {interviews.length > 0 && (
        <p>
          <strong>{interviewsLine(interviews, formatTime)}</strong> Everyone invited gets an email.
        </p>
      )}
      {waitingCount > 0 && <p>{waitingLine(waiting, waitingCount)} They get an email that the project was removed.</p>}
    </>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteProject, listProjects, readProject } from '#contract/projects.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { ConfirmWindow } from '../ui/confirm-window.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'

export function DeleteDialog({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
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
      Delete this project? This cannot be undone.
    </ConfirmWindow>
  )
}

import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteProject } from '#contract/projects.ts'
import { call } from '../api.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import classes from './detail.module.css'
import { projectQuery } from './project-query.ts'

export function DeleteProject({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, asking] = useDisclosure()
  const deleting = useMutation({
    mutationFn: () => call(deleteProject, { id }),
    onSuccess: async () => {
      notifySuccess('Project deleted')
      await navigate({ to: '/projects' })
      queryClient.removeQueries(projectQuery(id))
      await queryClient.invalidateQueries({ queryKey: ['projects'] })
    },
    onError: (error) => notifyError('Failed to delete project', { detail: error.message }),
  })
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        className={classes.delete}
        leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
        onClick={asking.open}
      >
        Delete Project
      </Button>
      <ConfirmModal
        isOpen={isAsking}
        title="Delete Project"
        workingText="Deleting..."
        isWorking={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onClose={asking.close}
      >
        Delete this project? This cannot be undone.
      </ConfirmModal>
    </>
  )
}

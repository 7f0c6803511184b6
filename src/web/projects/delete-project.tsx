import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteProject, listProjects, readProject } from '#contract/projects.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import classes from './detail.module.css'

export function DeleteProject({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, asking] = useDisclosure()
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

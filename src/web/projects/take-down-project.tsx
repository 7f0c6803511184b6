import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listProjects, type Project, putBackProject, takeDownProject } from '#contract/projects.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifySuccess } from '../ui/notify.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'

const labels = {
  'take-down': {
    action: 'Take Down',
    working: 'Taking down...',
    done: 'Project taken down',
    failed: 'The project couldn’t be taken down.',
    consequence:
      'Talent and visitors will no longer see this project. Its owner will, with the reason. Nothing is deleted, and you can put it back at any time.',
    endpoint: takeDownProject,
  },
  'put-back': {
    action: 'Put Back',
    working: 'Putting back...',
    done: 'Project put back',
    failed: 'The project couldn’t be put back.',
    consequence: 'Talent see the project again, with the status it has.',
    endpoint: putBackProject,
  },
} as const

/** For admins: hides a project from everyone but its owner, or shows it again. */
export function TakeDownProject({ project: { id, title, actions } }: { project: Project }) {
  const action = actions.find((one) => one === 'take-down' || one === 'put-back')
  const [isOpen, dialog] = useDisclosure()
  const queryClient = useQueryClient()
  const acting = useMutation({
    mutationFn: ({ action, reason }: { action: keyof typeof labels; reason: string }) =>
      call(labels[action].endpoint, { id, reason }),
    onSuccess: (_, { action }) => {
      notifySuccess(labels[action].done, { detail: title })
      dialog.close()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listProjects) }),
  })
  if (!action) return null
  const { action: label, working, failed, consequence } = labels[action]
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {label}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        title={label}
        description="The owner will read it in an email and on the project’s page."
        workingText={working}
        isWorking={acting.isPending}
        isRed={action === 'take-down'}
        error={acting.error ? problemMessage(acting.error, failed) : undefined}
        onConfirm={(reason) => acting.mutate({ action, reason })}
        onClose={() => {
          acting.reset()
          dialog.close()
        }}
      >
        {consequence}
      </ReasonDialog>
    </>
  )
}

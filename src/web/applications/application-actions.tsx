import { Button } from '@mantine/core'
import { IconCheck, IconFileText, IconMail, IconMessage } from '@tabler/icons-react'
import type { ReceivedApplication } from '#contract/applications.ts'
import type { ApplicationMove } from '#domain/applications/status.ts'
import { mayManage } from '#domain/firms/role.ts'
import { openResume } from '../open-resume.ts'
import { useMe } from '../session.ts'
import { ButtonLink } from '../ui/links.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { useMoveApplication } from './use-move-application.ts'

type Props = {
  projectId: string
  title: string
  application: ReceivedApplication
  onMoved?: () => void
  /** Beside the conversation itself, which needs no link to it. */
  isInConversation?: boolean
}

const looks = {
  accept: { label: 'Accept', variant: 'light', color: 'glide', icon: <IconCheck size={16} stroke={1.5} aria-hidden /> },
  review: { label: 'Review', variant: 'default', color: undefined, icon: undefined },
  decline: { label: 'Decline', variant: 'subtle', color: 'red', icon: undefined },
} as const satisfies Record<ApplicationMove, object>

/** The available actions of an application, as the response lists them. */
export function ApplicationActions({ projectId, title, application, onMoved, isInConversation = false }: Props) {
  const moving = useMoveApplication(projectId, application, onMoved)
  const { firmRole } = useMe()
  const { actions, applicant, contact } = application
  const can = (action: (typeof actions)[number]) => actions.includes(action)
  return (
    <>
      {can('resume') && applicant?.candidateId && (
        <Button
          variant="subtle"
          color="gray"
          px={8}
          leftSection={<IconFileText size={16} stroke={1.5} aria-hidden />}
          onClick={() => void openResume(applicant.candidateId as string)}
        >
          View Resume
        </Button>
      )}
      {(Object.keys(looks) as ApplicationMove[]).filter(can).map((move) => {
        const { label, variant, color, icon } = looks[move]
        const isThis = moving.isPending && moving.variables === move
        return (
          <WorkingButton
            key={move}
            variant={variant}
            color={color}
            leftSection={isThis ? undefined : icon}
            isWorking={isThis}
            workingText=""
            onClick={() => moving.isPending || moving.mutate(move)}
          >
            {label}
          </WorkingButton>
        )
      })}
      {applicant && !isInConversation && mayManage(firmRole) && (
        <ButtonLink
          variant="default"
          to="/messages"
          search={{ application: application.id }}
          leftSection={<IconMessage size={16} stroke={1.5} aria-hidden />}
        >
          Message
        </ButtonLink>
      )}
      {can('contact') && contact && (
        <Button
          component="a"
          variant="default"
          href={`mailto:${encodeURIComponent(contact.email)}?subject=${encodeURIComponent(title)}`}
          leftSection={<IconMail size={16} stroke={1.5} aria-hidden />}
        >
          Contact Worker
        </Button>
      )}
    </>
  )
}

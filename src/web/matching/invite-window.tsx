import { Button, Group, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { holdContactData, holdingMessage } from '#domain/contact-data/hold.ts'
import { spellOut } from '#domain/counted.ts'
import { invitationLimits } from '#domain/invitations/invitation.ts'
import { problemMessage } from '../problem-message.ts'
import { Caution } from '../ui/caution.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { useInviting } from './use-inviting.ts'

export type Invitee = { id: string; name: string }

type Props = {
  projectId: string
  people: readonly Invitee[]
  /** What the note begins with, such as a question that one answer depends on. */
  question?: string | undefined
  isOpen: boolean
  onClose: () => void
  onInvited: () => void
}

/** One note for everyone who is chosen. */
export function InviteWindow({ projectId, people, question, isOpen, onClose, onInvited }: Props) {
  const [typed, setNote] = useState<string>()
  const note = typed ?? question ?? ''
  const inviting = useInviting(projectId, () => {
    setNote(undefined)
    onInvited()
  })
  const { kinds } = holdContactData(note)
  const action = question ? 'Ask and Invite' : people.length === 1 ? 'Invite' : `Invite ${people.length} People`
  const close = () => {
    inviting.reset()
    // A question belongs to the one it was written for.
    if (question) setNote(undefined)
    onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={question ? 'Ask and invite to this project' : 'Invite to this project'}
      closeOnClickOutside={false}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!inviting.isPending) inviting.mutate({ people, note })
        }}
      >
        <p>
          {people.map(({ name }) => name || 'A candidate').join(', ')} {people.length === 1 ? 'sees' : 'see'} your firm,
          the project, its rate and how they fit. The invitation is open for {spellOut(invitationLimits.businessDays)}{' '}
          business days.
        </p>
        {inviting.error && (
          <FormAlert>{problemMessage(inviting.error, 'Nobody was invited. Please try again.')}</FormAlert>
        )}
        <Textarea
          mt={16}
          label="Note"
          description={
            question ? 'Edit it as you like.' : 'Optional. Why you are writing to them, and what comes next.'
          }
          data-autofocus
          autosize
          minRows={3}
          maxRows={10}
          maxLength={invitationLimits.note}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Caution>{kinds.length > 0 && holdingMessage(kinds)}</Caution>
        <TypedNumbers texts={{ Note: note }} />
        <Group justify="end" gap={8} mt={24}>
          <Button variant="default" onClick={close} disabled={inviting.isPending}>
            Cancel
          </Button>
          <WorkingButton type="submit" isWorking={inviting.isPending} workingText="Inviting...">
            {action}
          </WorkingButton>
        </Group>
      </form>
    </Modal>
  )
}

import { Button, Group, Modal, NativeSelect, Textarea } from '@mantine/core'
import { declineOwnInvitation, type OwnInvitation } from '#contract/invitations.ts'
import {
  type DeclineReason,
  declineReasonLabels,
  declineReasons,
  declining,
  invitationLimits,
} from '#domain/invitations/invitation.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './invitations.module.css'
import { useAnswering } from './use-answering.ts'

type Props = { invitation: OwnInvitation; isOpen: boolean; onClose: () => void }

const check = errorsBy(declining)

/** Asks for a reason, which the firm reads. */
export function DeclineWindow({ invitation, isOpen, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Decline the invitation" closeOnClickOutside={false}>
      <DeclineForm id={invitation.id} onClose={onClose} />
    </Modal>
  )
}

function DeclineForm({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useCheckedForm({ initialValues: { reason: '', note: '' }, check })
  const answering = useAnswering(
    ({ reason, note }: typeof form.values) => call(declineOwnInvitation, { id, reason: reason as DeclineReason, note }),
    'You declined the invitation',
    onClose,
  )
  return (
    <form noValidate onSubmit={form.submit((values) => answering.isPending || answering.mutate(values))}>
      {answering.error && (
        <FormAlert>{problemMessage(answering.error, 'It couldn’t be sent. Please try again.')}</FormAlert>
      )}
      <div className={classes.fields}>
        <NativeSelect
          label="Reason"
          description="The firm will read it."
          data-autofocus
          data={[
            { value: '', label: 'Choose a reason', disabled: true },
            ...declineReasons.map((value) => ({ value, label: declineReasonLabels[value] })),
          ]}
          {...form.getInputProps('reason')}
          onChange={({ currentTarget }) => form.getInputProps('reason').onChange(currentTarget.value)}
        />
        <Textarea
          label="Note"
          description="Optional."
          autosize
          minRows={2}
          maxRows={8}
          maxLength={invitationLimits.note}
          {...form.getInputProps('note')}
        />
        <TypedNumbers texts={{ Note: form.values.note }} />
      </div>
      <Group justify="end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose}>
          Keep Invitation
        </Button>
        <WorkingButton type="submit" isWorking={answering.isPending} workingText="Declining...">
          Decline
        </WorkingButton>
      </Group>
    </form>
  )
}

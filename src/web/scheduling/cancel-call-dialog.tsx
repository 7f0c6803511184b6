import { Button, Group, Modal, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { cancelCallAsAdmin, type ListedCall, listIntroCalls } from '#contract/scheduling.ts'
import { cancelReasonLimit } from '#domain/scheduling/list.ts'
import { call as ask } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { formatTimeIn } from '../ui/time.ts'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import { WorkingButton } from '../ui/working-button.tsx'

type Props = { call: ListedCall | undefined; operatorZone: string; onClose: () => void }

/** Asks why. The guest reads it in the mail. */
export function CancelCallDialog({ call, operatorZone, onClose }: Props) {
  return (
    <Modal opened={call !== undefined} onClose={onClose} title="Cancel Call" closeOnClickOutside={false}>
      {call && <CancelForm call={call} operatorZone={operatorZone} onClose={onClose} />}
    </Modal>
  )
}

function CancelForm({ call, operatorZone, onClose }: Props & { call: ListedCall }) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const cancelling = useMutation({
    mutationFn: () => ask(cancelCallAsAdmin, { id: call.id, reason }),
    onSuccess: () => {
      notifySuccess('Call canceled', { detail: `We’ll email ${call.name}.` })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listIntroCalls) }),
  })
  const canConfirm = reason.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canConfirm && !cancelling.isPending) cancelling.mutate()
  }
  return (
    <form onSubmit={submit}>
      <p>
        {call.name}, {formatTimeIn(call.startsAt, operatorZone)}
      </p>
      {cancelling.error && <FormAlert>{problemMessage(cancelling.error, 'The call couldn’t be canceled.')}</FormAlert>}
      <Textarea
        mt={16}
        label="Reason"
        description={`${call.name} will read it in the email.`}
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={cancelReasonLimit}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <TypedNumbers texts={{ Reason: reason }} />
      <Group justify="end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose} disabled={cancelling.isPending}>
          Keep Call
        </Button>
        <WorkingButton
          type="submit"
          color="red"
          disabled={!canConfirm}
          isWorking={cancelling.isPending}
          workingText="Canceling..."
        >
          Cancel Call
        </WorkingButton>
      </Group>
    </form>
  )
}

import { Button, Group, Modal, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { cancelCallAsAdmin, type ListedCall, listIntroCalls } from '#contract/scheduling.ts'
import { cancelReason, cancelReasonLimit } from '#domain/scheduling/list.ts'
import { call as ask } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { formatTimeIn } from '../ui/time.ts'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'

const check = errorsBy(z.object({ reason: cancelReason }))

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
  const form = useCheckedForm({ initialValues: { reason: '' }, check })
  const { reason } = form.values
  const canceling = useMutation({
    mutationFn: (values: { reason: string }) => ask(cancelCallAsAdmin, { id: call.id, ...values }),
    onSuccess: () => {
      notifySuccess('Call canceled', { detail: `We’ll email ${call.name}.` })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listIntroCalls) }),
  })
  return (
    <form noValidate onSubmit={form.submit((values) => canceling.isPending || canceling.mutate(values))}>
      <p>
        {call.name}, {formatTimeIn(call.startsAt, operatorZone)}
      </p>
      {canceling.error && <FormAlert>{problemMessage(canceling.error, 'The call couldn’t be canceled.')}</FormAlert>}
      <Textarea
        mt={16}
        label="Reason"
        description={`${call.name} will read it in the email.`}
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={cancelReasonLimit}
        {...form.getInputProps('reason')}
      />
      <TypedNumbers texts={{ Reason: reason }} />
      <Group justify="end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose} disabled={canceling.isPending}>
          Keep Call
        </Button>
        <WorkingButton
          type="submit"
          color="red"
          disabled={reason.trim() === ''}
          isWorking={canceling.isPending}
          workingText="Canceling..."
        >
          Cancel Call
        </WorkingButton>
      </Group>
    </form>
  )
}

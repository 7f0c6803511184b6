import { Button, Group, Modal, Textarea, TextInput } from '@mantine/core'
import { acceptOwnInvitation, type OwnInvitation } from '#contract/invitations.ts'
import { coverLetterLimit } from '#domain/applications/application.ts'
import { acceptance } from '#domain/invitations/invitation.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { LeftOutCaution } from '../ui/left-out-caution.tsx'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './invitations.module.css'
import { useAnswering } from './use-answering.ts'

type Props = { invitation: OwnInvitation; isOpen: boolean; onClose: () => void }

const check = errorsBy(acceptance)

/** The application, filled in: it can be sent as it is. */
export function AcceptWindow({ invitation, isOpen, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Accept the invitation" size={560} closeOnClickOutside={false}>
      <AcceptForm invitation={invitation} onClose={onClose} />
    </Modal>
  )
}

function AcceptForm({ invitation: { id, prefilled }, onClose }: Omit<Props, 'isOpen'>) {
  const inputOf = (values: { coverLetter: string; hourlyRate: string; availableStartDate: string }) => ({
    coverLetter: values.coverLetter,
    hourlyRate: values.hourlyRate === '' ? null : Number(values.hourlyRate),
    availableStartDate: values.availableStartDate || null,
  })
  const form = useCheckedForm({
    initialValues: {
      coverLetter: prefilled.coverLetter,
      hourlyRate: prefilled.hourlyRate === null ? '' : String(prefilled.hourlyRate),
      availableStartDate: prefilled.availableStartDate ?? '',
    },
    check: (values) => check(inputOf(values)),
  })
  const accepting = useAnswering(
    (values: typeof form.values) => call(acceptOwnInvitation, { id, ...inputOf(values) }),
    'Your application was sent',
    onClose,
  )
  return (
    <form noValidate onSubmit={form.submit((values) => accepting.isPending || accepting.mutate(values))}>
      <p>This sends an application. Contact details open when the firm accepts it.</p>
      {accepting.error && (
        <FormAlert>{problemMessage(accepting.error, 'It couldn’t be sent. Please try again.')}</FormAlert>
      )}
      <div className={classes.fields}>
        <Textarea
          label="Cover Letter"
          required
          autosize
          minRows={4}
          maxRows={12}
          maxLength={coverLetterLimit}
          data-autofocus
          {...form.getInputProps('coverLetter')}
        />
        <LeftOutCaution text={form.values.coverLetter} isHeld />
        <TypedNumbers texts={{ 'Cover Letter': form.values.coverLetter }} />
        <TextInput
          label="Desired Hourly Rate ($)"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          {...form.getInputProps('hourlyRate')}
        />
        <TextInput label="Available Start Date" type="date" {...form.getInputProps('availableStartDate')} />
      </div>
      <Group justify="end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <WorkingButton type="submit" isWorking={accepting.isPending} workingText="Sending...">
          Accept and Apply
        </WorkingButton>
      </Group>
    </form>
  )
}

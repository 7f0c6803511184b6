import { Button, Checkbox, Group, Modal, Stack, Textarea } from '@mantine/core'
import { reasonLimit } from '#domain/reason.ts'
import {
  firmVerification,
  type VerificationCheck,
  verificationCheckLabels,
  verificationChecks,
} from '#domain/verification/verification.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'

type Values = { checks: VerificationCheck[]; note: string }
type Props = {
  isOpen: boolean
  isWorking: boolean
  error: string | undefined
  onConfirm: (given: Values) => void
  onClose: () => void
}

export function VerifyWindow(props: Props) {
  return (
    <Modal opened={props.isOpen} onClose={props.onClose} title="Verify Firm" closeOnClickOutside={false}>
      <VerifyForm {...props} />
    </Modal>
  )
}

const check = errorsBy(firmVerification)
const initialValues: Values = { checks: [], note: '' }

function VerifyForm({ isWorking, error, onConfirm, onClose }: Props) {
  const form = useCheckedForm({ initialValues, check })
  return (
    <form noValidate onSubmit={form.submit((values) => isWorking || onConfirm(values))}>
      <p>Everyone at the firm will be able to open original resumes. Its owners get an email.</p>
      {error && <FormAlert>{error}</FormAlert>}
      <Checkbox.Group mt={16} label="What did you check?" {...form.getInputProps('checks')}>
        <Stack gap={8} mt={8}>
          {verificationChecks.map((one) => (
            <Checkbox key={one} value={one} label={verificationCheckLabels[one]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Textarea
        mt={16}
        label="Note (optional)"
        description="For the record. Only admins read it."
        autosize
        minRows={2}
        maxRows={8}
        maxLength={reasonLimit}
        {...form.getInputProps('note')}
      />
      <Group justify="end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose} disabled={isWorking}>
          Cancel
        </Button>
        <WorkingButton
          type="submit"
          disabled={form.values.checks.length === 0}
          isWorking={isWorking}
          workingText="Verifying..."
        >
          Verify Firm
        </WorkingButton>
      </Group>
    </form>
  )
}

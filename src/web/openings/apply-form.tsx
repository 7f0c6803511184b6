import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { coverLetterLimit } from '#domain/applications/application.ts'
import { openingMessages } from '#domain/openings/opening.ts'
import { Problem } from '#domain/problem.ts'
import { networkMessage } from '../api.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { LeftOutCaution } from '../ui/left-out-caution.tsx'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './apply-form.module.css'
import { useApplying } from './use-applying.ts'

type Props = { projectId: string; hasHints: boolean; onApplied: () => void; onCancel: () => void }

export function ApplyForm({ projectId, hasHints, onApplied, onCancel }: Props) {
  const { form, applying, isBlank } = useApplying(projectId, onApplied)
  const hint = (text: string) => (hasHints ? text : undefined)
  return (
    <form noValidate onSubmit={form.submit((values) => applying.isPending || applying.mutate(values))}>
      {applying.error && <FormAlert>{refusalMessage(applying.error, hasHints)}</FormAlert>}
      <div className={classes.fields}>
        <div>
          <Textarea
            label="Cover Letter"
            description={hint(
              'What makes you right for this work? Your draft is saved on this device until you send it.',
            )}
            required
            autosize
            minRows={hasHints ? 8 : 6}
            maxRows={16}
            maxLength={coverLetterLimit}
            data-autofocus
            {...form.getInputProps('coverLetter')}
          />
          <LeftOutCaution text={form.values.coverLetter} isHeld />
          <TypedNumbers texts={{ 'Cover Letter': form.values.coverLetter }} />
        </div>
        <div className={classes.pair}>
          <TextInput
            label="Desired Hourly Rate ($)"
            description={hint('Optional. Leave it blank to discuss it later.')}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            {...form.getInputProps('hourlyRate')}
          />
          <TextInput
            label="Available Start Date"
            description={hint('Optional. The first day you could work.')}
            type="date"
            {...form.getInputProps('availableStartDate')}
          />
        </div>
      </div>
      <Group justify="end" gap={8} mt={24}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <WorkingButton type="submit" disabled={isBlank} isWorking={applying.isPending} workingText="Submitting...">
          Submit Application
        </WorkingButton>
      </Group>
    </form>
  )
}

/** The server's own message; on the list, a failure of the server is told like one of the network: it can be tried again. */
function refusalMessage(error: Error, isOwnPage: boolean): string {
  const isRefusal =
    error instanceof Problem && error.message !== networkMessage && (isOwnPage || error.code !== 'internal')
  return isRefusal && error.message ? error.message : openingMessages.notApplied
}

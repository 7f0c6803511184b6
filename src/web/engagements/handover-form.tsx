import { Checkbox, Textarea } from '@mantine/core'
import { type Engagement, writeHandover } from '#contract/engagements.ts'
import { handover } from '#domain/engagements/ending.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './engagements.module.css'
import { useEngagementChange } from './use-engagement-change.ts'

const check = errorsBy(handover)
const initialValues = { openPoints: '', note: '', devicesCleared: false }

/** Written by the talent, read by the firm. */
export function HandoverForm({ engagement: { id } }: { engagement: Engagement }) {
  const form = useCheckedForm({ initialValues, check })
  const writing = useEngagementChange((given: typeof initialValues) =>
    call(writeHandover, { id, ...given, devicesCleared: true }),
  )
  return (
    <form className={classes.form} noValidate onSubmit={form.submit((given) => writing.mutate(given))}>
      <Textarea
        label="Open points (optional)"
        autosize
        minRows={2}
        maxLength={5000}
        {...form.getInputProps('openPoints')}
      />
      <Textarea label="Where things are" autosize minRows={3} maxLength={5000} {...form.getInputProps('note')} />
      <Checkbox
        label="Nothing of the firm or its clients is left on my devices"
        {...form.getCheckboxProps('devicesCleared')}
      />
      {writing.error && <FormAlert>{problemMessage(writing.error, 'It couldn’t be saved. Try again.')}</FormAlert>}
      <div>
        <WorkingButton type="submit" isWorking={writing.isPending} workingText="Saving...">
          Hand Over
        </WorkingButton>
      </div>
    </form>
  )
}

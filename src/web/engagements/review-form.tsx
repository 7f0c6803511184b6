import { Textarea, TextInput } from '@mantine/core'
import { type Engagement, reviewEngagement } from '#contract/engagements.ts'
import { brand } from '#domain/brand.ts'
import { engagementReview } from '#domain/engagements/ending.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './engagements.module.css'
import { useEngagementChange } from './use-engagement-change.ts'

const initialValues = { wentWell: '', reworkHours: '0' }
type Values = typeof initialValues

const typed = ({ wentWell, reworkHours }: Values) => ({
  wentWell,
  reworkHours: Number(reworkHours.trim() || Number.NaN),
})
const checkTyped = errorsBy(engagementReview)
const check = (values: Values) => checkTyped(typed(values))

/** Once, for one's own side and the operator. */
export function ReviewForm({ engagement: { id } }: { engagement: Engagement }) {
  const form = useCheckedForm({ initialValues, check })
  const writing = useEngagementChange((given: Values) => call(reviewEngagement, { id, ...typed(given) }))
  return (
    <form className={classes.form} noValidate onSubmit={form.submit((given) => writing.mutate(given))}>
      <h3>Your review</h3>
      <p className={classes.note}>Only your side and {brand.name} can read it.</p>
      <Textarea label="What went well" autosize minRows={2} maxLength={5000} {...form.getInputProps('wentWell')} />
      <TextInput label="Hours of rework" inputMode="numeric" maxLength={5} {...form.getInputProps('reworkHours')} />
      {writing.error && <FormAlert>{problemMessage(writing.error, 'It couldn’t be saved. Try again.')}</FormAlert>}
      <div>
        <WorkingButton type="submit" variant="light" isWorking={writing.isPending} workingText="Saving...">
          Save Review
        </WorkingButton>
      </div>
    </form>
  )
}

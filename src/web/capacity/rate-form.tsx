import { TextInput } from '@mantine/core'
import type { CapacityOffer } from '#domain/capacity/capacity-offer.ts'
import { capacityOffer } from '#domain/capacity/capacity-offer.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './capacity.module.css'

type Rates = Pick<CapacityOffer, 'rateFrom' | 'rateTo'>
type Props = { offer: Rates; isSaving: boolean; onSave: (rates: Rates) => Promise<unknown> }

const check = errorsBy(capacityOffer)
const typed = (rate: number | null) => (rate === null ? '' : String(rate))
const ratesOf = ({ rateFrom, rateTo }: { rateFrom: string; rateTo: string }): Rates => ({
  rateFrom: rateFrom === '' ? null : Number(rateFrom),
  rateTo: rateTo === '' ? null : Number(rateTo),
})

/** What someone asks for an hour: one rate, or a range by kind of work. */
export function RateForm({ offer, isSaving, onSave }: Props) {
  const form = useCheckedForm({
    initialValues: { rateFrom: typed(offer.rateFrom), rateTo: typed(offer.rateTo) },
    check: (values) => check({ ...ratesOf(values), weeks: {} }),
  })
  const field = { type: 'number', inputMode: 'decimal', min: 0, step: 0.01 } as const
  return (
    <form
      noValidate
      className={classes.card}
      onSubmit={form.submit((values) => {
        if (!isSaving) void onSave(ratesOf(values)).catch(() => {})
      })}
    >
      <h2 className={classes.title}>Your rate</h2>
      <p className={classes.quiet}>
        In dollars an hour. Shortlists compare it with what a project pays, and firms see it there.
      </p>
      <div className={classes.rates}>
        <TextInput label="Rate, or low end ($)" {...field} {...form.getInputProps('rateFrom')} />
        <TextInput label="Up to ($)" placeholder="For a range" {...field} {...form.getInputProps('rateTo')} />
        <WorkingButton type="submit" variant="default" isWorking={isSaving} workingText="Saving...">
          Save Rate
        </WorkingButton>
      </div>
    </form>
  )
}

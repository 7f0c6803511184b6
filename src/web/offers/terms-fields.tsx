import { Button, Textarea, TextInput } from '@mantine/core'
import { offerLimits, termLabels } from '#domain/offers/terms.ts'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import type { useCheckedForm } from '../ui/use-checked-form.ts'
import classes from './offers.module.css'
import type { TermsValues } from './terms-values.ts'

type Props = {
  form: ReturnType<typeof useCheckedForm<TermsValues>>
  /** Who reads the note; without them there is none. */
  other?: string
  /** What was signed begins when it was signed to begin. */
  isStartFixed?: boolean
}

const whole = { inputMode: 'numeric', autoComplete: 'off' } as const

/** All terms of a round, and what is said with it. */
export function TermsFields({ form, other, isStartFixed = false }: Props) {
  return (
    <div className={classes.fields}>
      <div className={classes.pairs}>
        <TextInput
          label={`${termLabels.rateCents} ($ per hour)`}
          required
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('rate')}
        />
        <TextInput label={termLabels.hoursPerWeek} required {...whole} {...form.getInputProps('hoursPerWeek')} />
        <TextInput
          label={`${termLabels.weeklyCapHours} (hours)`}
          description="Going over this in a week needs agreement first."
          required
          {...whole}
          {...form.getInputProps('weeklyCapHours')}
        />
        {!isStartFixed && (
          <TextInput label={termLabels.startDate} type="date" required {...form.getInputProps('startDate')} />
        )}
        <TextInput
          label={termLabels.endDate}
          description="Leave it empty if it is ongoing."
          type="date"
          {...form.getInputProps('endDate')}
        />
        <TextInput
          label={`${termLabels.noticeDays} (days)`}
          description="For either side."
          required
          {...whole}
          {...form.getInputProps('noticeDays')}
        />
        <TextInput label={`${termLabels.trialDays} (days)`} required {...whole} {...form.getInputProps('trialDays')} />
      </div>
      <Conversion form={form} />
      {other && (
        <div>
          <Textarea
            label="Note"
            description={`${other} reads it with the terms.`}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={offerLimits.note}
            {...form.getInputProps('note')}
          />
          <TypedNumbers texts={{ Note: form.values.note }} />
        </div>
      )}
    </div>
  )
}

/** What it costs a firm to employ the person later, by months. */
function Conversion({ form }: Pick<Props, 'form'>) {
  const rows = form.values.conversion
  const setRows = (next: TermsValues['conversion']) => {
    form.setValue('conversion', next)
    form.forget('conversion')
  }
  return (
    <fieldset className={classes.conversion}>
      <legend>{termLabels.conversion}</legend>
      <p className={classes.quiet}>What the firm pays once to employ the person, by months since the start.</p>
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <div key={index} className={classes.line}>
          <TextInput
            label="After months"
            aria-label={`After months, line ${index + 1}`}
            {...whole}
            {...form.getInputProps(`conversion.${index}.afterMonths`)}
          />
          <TextInput
            label="Fee ($)"
            aria-label={`Fee in dollars, line ${index + 1}`}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps(`conversion.${index}.fee`)}
          />
          <Button
            variant="subtle"
            color="gray"
            aria-label={`Remove line ${index + 1}`}
            onClick={() => setRows(rows.filter((_, other) => other !== index))}
          >
            Remove
          </Button>
        </div>
      ))}
      {form.errors.conversion && (
        <p className={classes.wrong} role="alert">
          {form.errors.conversion}
        </p>
      )}
      {rows.length < offerLimits.conversionRows && (
        <Button variant="default" size="xs" onClick={() => setRows([...rows, { afterMonths: '', fee: '0.00' }])}>
          Add Line
        </Button>
      )}
    </fieldset>
  )
}

import { NativeSelect, TextInput } from '@mantine/core'
import { needLimits } from '#domain/projects/need.ts'
import { useMe } from '../session.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { ZoneSelect } from '../ui/zone-select.tsx'
import {
  type ConditionValues,
  checkConditions,
  conditionsFrom,
  conditionValuesOf,
  formatConditions,
  formatOverlap,
  type NeedConditions,
} from './need-conditions.ts'
import classes from './need-panel.module.css'

type Props = {
  own: NeedConditions
  /** What the texts say; it counts where the owner says nothing. */
  understood: NeedConditions
  isSaving: boolean
  onSave: ((conditions: NeedConditions) => void) | undefined
}

/** Hours, length and overlap that count. Without `onSave` they are read alone. */
export function NeedConditionsPart(props: Props) {
  const { own, understood, onSave } = props
  const summary = formatConditions(own, understood)
  if (!onSave)
    return (
      <p className={classes.asked}>
        <strong>Hours and overlap</strong> <span className={classes.quiet}>{summary}</span>
      </p>
    )
  return (
    <details className={classes.conditions}>
      <summary>
        <h3>Hours and overlap</h3> <span className={classes.quiet}>{summary}</span>
      </summary>
      <ConditionsForm key={JSON.stringify([own, understood])} {...props} onSave={onSave} />
    </details>
  )
}

function ConditionsForm({ own, understood, isSaving, onSave }: Props & { onSave: NonNullable<Props['onSave']> }) {
  const { firmDay } = useMe()
  const form = useCheckedForm({
    initialValues: conditionValuesOf(own, understood, firmDay),
    check: checkConditions,
  })
  const { onChange: setAsks, ...asks } = form.getInputProps('asks')
  const figure = { type: 'number', inputMode: 'numeric', min: 1, step: 1 } as const
  const written = (value: number | null) => (value === null ? 'Not asked' : `${value} unless you set it`)
  return (
    <form
      noValidate
      className={classes.fields}
      onSubmit={form.submit((values) => {
        if (!isSaving) onSave(conditionsFrom(values))
      })}
    >
      <TextInput
        label="Hours a week"
        {...figure}
        max={needLimits.hoursPerWeek}
        placeholder={written(understood.hoursPerWeek)}
        {...form.getInputProps('hoursPerWeek')}
      />
      <TextInput
        label="Weeks"
        {...figure}
        max={needLimits.weeks}
        placeholder={written(understood.weeks)}
        {...form.getInputProps('weeks')}
      />
      <NativeSelect
        className={classes.wide}
        label="Overlap"
        data={[
          { value: 'read', label: `As described: ${formatOverlap(understood.overlap)}` },
          { value: 'none', label: 'No overlap asked' },
          { value: 'own', label: 'Set it here' },
        ]}
        {...asks}
        onChange={({ currentTarget }) => setAsks(currentTarget.value as ConditionValues['asks'])}
      />
      {form.values.asks === 'own' && (
        <>
          <TextInput
            label="At least, hours a day"
            type="number"
            inputMode="decimal"
            min={0.5}
            max={needLimits.overlapHours}
            step={0.5}
            {...form.getInputProps('overlap.minHours')}
          />
          <TextInput label="Between" type="time" {...form.getInputProps('overlap.from')} />
          <TextInput label="And" type="time" {...form.getInputProps('overlap.to')} />
          <ZoneSelect {...form.getInputProps('overlap.zone')} />
        </>
      )}
      <WorkingButton type="submit" variant="default" isWorking={isSaving} workingText="Saving...">
        Save Hours
      </WorkingButton>
    </form>
  )
}

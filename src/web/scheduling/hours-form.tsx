import { TextInput } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { hoursLimits, type IntroCallHours } from '#domain/scheduling/hours.ts'
import { WeekHours } from '../ui/week-hours.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { ZoneSelect } from '../ui/zone-select.tsx'
import { DaysOff } from './days-off.tsx'
import classes from './hours.module.css'
import { useHours } from './use-hours.ts'

/** A browser's time field ends a day at 00:00; the hours end it at 24:00. */
const shownEnd = (to: string) => (to === '24:00' ? '00:00' : to)
const storedEnd = (to: string) => (to === '00:00' ? '24:00' : to)

export function HoursForm({ hours: saved }: { hours: IntroCallHours }) {
  const { form, saving, submit } = useHours(saved)
  const { values, errors, setValue, getInputProps } = form
  const whole = (name: 'noticeHours' | 'horizonDays', label: string, description: string, min: number) => (
    <TextInput
      type="number"
      inputMode="numeric"
      label={label}
      description={description}
      min={min}
      max={hoursLimits[name]}
      {...getInputProps(name)}
      value={Number.isNaN(values[name]) ? '' : values[name]}
      onChange={(event) => setValue(name, event.currentTarget.valueAsNumber)}
    />
  )
  return (
    <form noValidate onSubmit={submit}>
      <Part title="Weekly hours" lead="In your time zone. Daylight saving time is handled for you.">
        <ZoneSelect {...getInputProps('zone')} />
        <WeekHours
          weekly={values.weekly.map((range) => ({ ...range, to: shownEnd(range.to) }))}
          errors={errors}
          closedLabel="No calls"
          onChange={(weekly) =>
            setValue(
              'weekly',
              weekly.map((range) => ({ ...range, to: storedEnd(range.to) })),
            )
          }
        />
      </Part>
      <Part title="Days off" lead="Holidays and time off. No calls are offered on these days.">
        <DaysOff form={form} />
      </Part>
      <Part title="Booking" lead="How soon and how far ahead a call can be booked, and where it takes place.">
        <div className={classes.pair}>
          {whole('noticeHours', 'Minimum notice (hours)', 'The shortest time before a call.', 0)}
          {whole('horizonDays', 'Days ahead', 'The longest time before a call.', 1)}
        </div>
        <TextInput
          label="Where"
          description="Shown in emails and in the calendar event."
          maxLength={hoursLimits.location}
          {...getInputProps('location')}
        />
      </Part>
      <WorkingButton type="submit" isWorking={saving.isPending} workingText="Saving...">
        Save Hours
      </WorkingButton>
    </form>
  )
}

/** One topic: its description on the left, its fields on the right. */
function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}

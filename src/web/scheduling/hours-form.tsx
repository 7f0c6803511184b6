import { TextInput } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { hoursLimits, type IntroCallHours } from '#domain/scheduling/hours.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { ZoneSelect } from '../ui/zone-select.tsx'
import { DaysOff } from './days-off.tsx'
import classes from './hours.module.css'
import { useHours } from './use-hours.ts'
import { WeekHours } from './week-hours.tsx'

export function HoursForm({ hours: saved }: { hours: IntroCallHours }) {
  const state = useHours(saved)
  const { hours, errors, saving, change, submit } = state
  const whole = (name: 'noticeHours' | 'horizonDays', label: string, description: string, min: number) => (
    <TextInput
      type="number"
      inputMode="numeric"
      label={label}
      description={description}
      min={min}
      max={hoursLimits[name]}
      error={errors[name]}
      value={Number.isNaN(hours[name]) ? '' : hours[name]}
      onChange={(event) => change({ [name]: event.currentTarget.valueAsNumber })}
    />
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Part title="Weekly hours" lead="By the clock in your time zone. Daylight saving is taken care of.">
        <ZoneSelect value={hours.zone} onChange={(zone) => change({ zone })} />
        <WeekHours {...state} />
      </Part>
      <Part title="Days off" lead="Holidays and days away. No calls are offered on them.">
        <DaysOff {...state} />
      </Part>
      <Part title="Booking" lead="How soon and how far ahead a call can be booked, and where it takes place.">
        <div className={classes.pair}>
          {whole('noticeHours', 'Notice in hours', 'The shortest time before a call.', 0)}
          {whole('horizonDays', 'Days ahead', 'The longest time before a call.', 1)}
        </div>
        <TextInput
          label="Where"
          description="Stands in the mails and in the calendar entry."
          maxLength={hoursLimits.location}
          error={errors.location}
          value={hours.location}
          onChange={(event) => change({ location: event.currentTarget.value })}
        />
      </Part>
      <WorkingButton type="submit" isWorking={saving.isPending} workingText="Saving...">
        Save Hours
      </WorkingButton>
    </form>
  )
}

/** One subject: what it is at the left, what can be set at the right. */
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

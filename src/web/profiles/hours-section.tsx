import { Button, TextInput } from '@mantine/core'
import { formatAvailability } from '#domain/availability/format-availability.ts'
import {
  minutesPerDay,
  officeHours,
  spanOf,
  type WorkingHours,
  workingHours,
  workingHoursLimits,
} from '#domain/availability/working-hours.ts'
import { WeekHours } from '../ui/week-hours.tsx'
import { browserZone, ZoneSelect } from '../ui/zone-select.tsx'
import { useEditor, useField } from './editor-context.ts'
import classes from './profile-editor.module.css'
import { Section } from './section.tsx'

const buyersZone = 'America/New_York'

export function HoursSection() {
  const { edited, change } = useEditor()
  const hours = edited.workingHours
  return (
    <Section
      section="hours"
      lead="In your time zone. Buyers see how your hours overlap with their own day, all year round."
    >
      {hours ? (
        <HoursFields hours={hours} onChange={(changes) => change({ workingHours: { ...hours, ...changes } })} />
      ) : (
        <Button
          variant="default"
          className={classes.start}
          onClick={() => change({ workingHours: officeHours(browserZone()) })}
        >
          Add working hours
        </Button>
      )}
    </Section>
  )
}

type Props = { hours: WorkingHours; onChange: (changes: Partial<WorkingHours>) => void }

function HoursFields({ hours, onChange }: Props) {
  const { errors, change } = useEditor()
  const perWeek = useField('workingHours.hoursPerWeek')
  const start = useField('workingHours.earliestStart')
  return (
    <>
      <ZoneSelect value={hours.zone} onChange={(zone) => onChange({ zone })} />
      <WeekHours
        path="workingHours.weekly"
        weekly={hours.weekly}
        errors={rangeErrors(errors)}
        closedLabel="Not working"
        noteOf={(range) => spanOf(range).end > minutesPerDay && <span className={classes.note}>next day</span>}
        onChange={(weekly) => onChange({ weekly })}
      />
      <NewYorkDay hours={hours} />
      <div className={classes.pair}>
        <TextInput
          {...perWeek.props}
          type="number"
          inputMode="numeric"
          label="Hours per week"
          min={1}
          max={workingHoursLimits.hoursPerWeek}
          value={hours.hoursPerWeek ?? ''}
          onChange={({ currentTarget: { value, valueAsNumber } }) =>
            onChange({ hoursPerWeek: value === '' ? null : valueAsNumber })
          }
        />
        <TextInput
          {...start.props}
          type="date"
          label="Earliest start"
          value={hours.earliestStart ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ earliestStart: value || null })}
        />
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        className={classes.start}
        onClick={() => change({ workingHours: null })}
      >
        Remove working hours
      </Button>
    </>
  )
}

/** What a firm on the East Coast will read, while the hours are chosen. */
function NewYorkDay({ hours }: { hours: WorkingHours }) {
  const valid = workingHours.safeParse(hours).data
  const { overlap, when } = valid ? formatAvailability(valid, officeHours(buyersZone), new Date()) : {}
  if (!overlap) return null
  return (
    <p className={classes.note} role="status">
      A buyer in New York sees: {overlap}
      {when && `, ${when}`}.
    </p>
  )
}

/** A range has one message, whichever of its ends is wrong. */
const rangeErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.split('.').slice(0, 3).join('.'), message]))

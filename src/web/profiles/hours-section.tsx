import { Button, Group, TextInput } from '@mantine/core'
import { formatAvailability } from '#domain/availability/format-availability.ts'
import { type HoursPreset, hoursPresets, presetHours, usualHours } from '#domain/availability/presets.ts'
import {
  minutesPerDay,
  officeHours,
  spanOf,
  type WorkingHours,
  workingHours,
  workingHoursLimits,
} from '#domain/availability/working-hours.ts'
import { browserZone } from '../ui/browser-zone.ts'
import { errorsAt } from '../ui/form-errors.ts'
import { WeekHours } from '../ui/week-hours.tsx'
import { ZoneSelect } from '../ui/zone-select.tsx'
import { useEditor, useField } from './editor-context.ts'
import classes from './profile-editor.module.css'
import { Section } from './section.tsx'

const buyersZone = 'America/New_York'

export function HoursSection() {
  const { edited, form } = useEditor()
  const hours = edited.workingHours
  return (
    <Section
      section="hours"
      lead="In your time zone. Buyers see how your hours overlap with their own day, all year round."
    >
      {hours ? (
        <HoursFields hours={hours} />
      ) : (
        <Button
          variant="default"
          className={classes.start}
          onClick={() => form.setValue('workingHours', usualHours(browserZone(), new Date()))}
        >
          Add working hours
        </Button>
      )}
    </Section>
  )
}

const presets = Object.keys(hoursPresets) as HoursPreset[]

/** A range has one message, whichever of its ends is wrong. */
const rangeAt = (path: string) => path.split('.').slice(0, 3).join('.')

function HoursFields({ hours }: { hours: WorkingHours }) {
  const { form } = useEditor()
  const perWeek = useField('workingHours.hoursPerWeek')
  const start = useField('workingHours.earliestStart')
  return (
    <>
      <ZoneSelect {...form.getInputProps('workingHours.zone')} />
      <Group gap={8} role="group" aria-label="Set all hours to">
        {presets.map((preset) => (
          <Button
            key={preset}
            variant="default"
            size="xs"
            onClick={() => form.setValue('workingHours.weekly', presetHours(preset, hours.zone, new Date()))}
          >
            {hoursPresets[preset]}
          </Button>
        ))}
      </Group>
      <WeekHours
        path="workingHours.weekly"
        weekly={hours.weekly}
        errors={errorsAt(form.errors, rangeAt)}
        closedLabel="Not working"
        noteOf={(range) => spanOf(range).end > minutesPerDay && <span className={classes.note}>next day</span>}
        onChange={(weekly) => form.setValue('workingHours.weekly', weekly)}
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
          onChange={({ currentTarget: { value, valueAsNumber } }) => perWeek.set(value === '' ? null : valueAsNumber)}
        />
        <TextInput
          {...start.props}
          type="date"
          label="Earliest start"
          onChange={({ currentTarget: { value } }) => start.set(value || null)}
        />
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        className={classes.start}
        onClick={() => form.setValue('workingHours', null)}
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

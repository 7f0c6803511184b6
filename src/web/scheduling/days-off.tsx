import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './hours.module.css'
import type { HoursForm } from './use-hours.ts'

const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Single days without calls, by the operator's calendar. */
export function DaysOff({ form }: { form: HoursForm }) {
  const { daysOff } = form.values
  const [day, setDay] = useState('')
  const add = () => {
    if (day) form.setValue('daysOff', [...new Set([...daysOff, day])].sort())
    setDay('')
  }
  return (
    <>
      <div className={classes.addDay}>
        <TextInput
          type="date"
          label="Day off"
          data-path="daysOff"
          error={form.errors.daysOff}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button variant="default" disabled={!day} onClick={add}>
          Add Day Off
        </Button>
      </div>
      {daysOff.length > 0 && (
        <ul className={classes.daysOff} aria-label="Days off">
          {daysOff.map((date) => (
            <li key={date}>
              <time dateTime={date}>{shown.format(new Date(date))}</time>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={`Remove ${shown.format(new Date(date))}`}
                onClick={() =>
                  form.setValue(
                    'daysOff',
                    daysOff.filter((other) => other !== date),
                  )
                }
              >
                <IconX size={16} stroke={1.5} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

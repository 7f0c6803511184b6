import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import classes from './hours.module.css'
import type { HoursState } from './use-hours.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A browser's time field ends a day at 00:00; the hours end it at 24:00. */
const shownEnd = (to: string) => (to === '24:00' ? '00:00' : to)
const storedEnd = (to: string) => (to === '00:00' ? '24:00' : to)

/** The hours of each weekday; a day may have several ranges, or none. */
export function WeekHours({ hours: { weekly }, errors, change, changeRange }: HoursState) {
  return (
    <div className={classes.week}>
      {weekdays.map((name, index) => {
        const weekday = index + 1
        const ranges = weekly.flatMap((range, at) => (range.weekday === weekday ? [{ ...range, at }] : []))
        return (
          <fieldset key={name} className={classes.day}>
            <legend>{name}</legend>
            <div className={classes.ranges}>
              {ranges.length === 0 && <span className={classes.closed}>No calls</span>}
              {ranges.map(({ at, from, to }) => (
                <div key={at}>
                  <div className={classes.range}>
                    <input
                      type="time"
                      aria-label={`${name}, from`}
                      aria-invalid={Boolean(errors[`weekly.${at}`])}
                      value={from}
                      onChange={(event) => changeRange(at, { from: event.currentTarget.value })}
                    />
                    <span aria-hidden="true">–</span>
                    <input
                      type="time"
                      aria-label={`${name}, to`}
                      aria-invalid={Boolean(errors[`weekly.${at}`])}
                      value={shownEnd(to)}
                      onChange={(event) => changeRange(at, { to: storedEnd(event.currentTarget.value) })}
                    />
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={40}
                      aria-label={`Remove ${name}, ${from} to ${to}`}
                      onClick={() => change({ weekly: weekly.filter((_, other) => other !== at) })}
                    >
                      <IconTrash size={18} stroke={1.5} />
                    </ActionIcon>
                  </div>
                  {errors[`weekly.${at}`] && (
                    <p role="alert" className={classes.error}>
                      {errors[`weekly.${at}`]}
                    </p>
                  )}
                </div>
              ))}
            </div>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
              aria-label={`Add hours on ${name}`}
              onClick={() =>
                change({ weekly: [...weekly, { weekday, from: ranges.at(-1)?.to ?? '09:00', to: '17:00' }] })
              }
            >
              Add hours
            </Button>
          </fieldset>
        )
      })}
      {errors.weekly && (
        <p role="alert" className={classes.error}>
          {errors.weekly}
        </p>
      )}
    </div>
  )
}

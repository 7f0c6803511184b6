import { ActionIcon, Button } from '@mantine/core'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './week-hours.module.css'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Monday is 1; times as 09:00. */
type Range = { weekday: number; from: string; to: string }

type Props = {
  weekly: readonly Range[]
  /** Where the ranges lie in their form. */
  path?: string
  /** By `weekly.2` for the third range, and by `weekly` for the whole. */
  errors: Record<string, string>
  closedLabel: string
  /** What a range's reader should know, such as that it ends a day later. */
  noteOf?: (range: Range) => ReactNode
  onChange: (weekly: Range[]) => void
}

const onAllDays = (ranges: readonly Range[]): Range[] =>
  weekdays.flatMap((_, index) => ranges.map(({ from, to }) => ({ weekday: index + 1, from, to })))

/** The hours of each weekday; a day may have several ranges, or none. */
export function WeekHours({ weekly, path = 'weekly', errors, closedLabel, noteOf, onChange }: Props) {
  const changeRange = (index: number, changes: Partial<Range>) =>
    onChange(weekly.map((range, at) => (at === index ? { ...range, ...changes } : range)))
  return (
    <div className={classes.week}>
      {weekdays.map((name, index) => {
        const weekday = index + 1
        const ranges = weekly.flatMap((range, at) => (range.weekday === weekday ? [{ ...range, at }] : []))
        return (
          <fieldset key={name} className={classes.day}>
            <legend>{name}</legend>
            <div className={classes.ranges}>
              {ranges.length === 0 && <span className={classes.closed}>{closedLabel}</span>}
              {ranges.map(({ at, ...range }) => (
                <div key={at}>
                  <div className={classes.range}>
                    <input
                      type="time"
                      data-path={`${path}.${at}`}
                      aria-label={`${name}, from`}
                      aria-invalid={Boolean(errors[`${path}.${at}`])}
                      value={range.from}
                      onChange={(event) => changeRange(at, { from: event.currentTarget.value })}
                    />
                    <span aria-hidden="true">–</span>
                    <input
                      type="time"
                      aria-label={`${name}, to`}
                      aria-invalid={Boolean(errors[`${path}.${at}`])}
                      value={range.to}
                      onChange={(event) => changeRange(at, { to: event.currentTarget.value })}
                    />
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={40}
                      aria-label={`Remove ${name}, ${range.from} to ${range.to}`}
                      onClick={() => onChange(weekly.filter((_, other) => other !== at))}
                    >
                      <IconTrash size={18} stroke={1.5} />
                    </ActionIcon>
                    {noteOf?.(range)}
                  </div>
                  {errors[`${path}.${at}`] && (
                    <p role="alert" className={classes.error}>
                      {errors[`${path}.${at}`]}
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
              onClick={() => onChange([...weekly, { weekday, from: ranges.at(-1)?.to ?? '09:00', to: '17:00' }])}
            >
              Add hours
            </Button>
            {ranges.length > 0 && (
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
                aria-label={`Copy to all days: ${name}`}
                onClick={() => onChange(onAllDays(ranges))}
              >
                Copy to all days
              </Button>
            )}
          </fieldset>
        )
      })}
      {errors[path] && (
        <p role="alert" className={classes.error}>
          {errors[path]}
        </p>
      )}
    </div>
  )
}

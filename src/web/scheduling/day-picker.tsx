import { counted } from '#domain/counted.ts'
import classes from './scheduler.module.css'
import { formatMonths, formatSlotDay, monthOf, type SlotDay, weeksOf } from './slot-days.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

type Props = { days: SlotDay[]; value: string | undefined; onChange: (date: string) => void }

/** The weeks ahead. Days are radio buttons, so that arrow keys go from one open day to the next. */
export function DayPicker({ days, value, onChange }: Props) {
  const open = new Map(days.map(({ date, slots }) => [date, slots.length]))
  const dates = weeksOf(days)
  return (
    <fieldset className={classes.days}>
      <legend>{formatMonths(dates)}</legend>
      <div className={classes.weeks}>
        {weekdays.map((weekday) => (
          <span key={weekday} className={classes.weekday} aria-hidden="true">
            {weekday}
          </span>
        ))}
        {dates.map((date) => {
          const day = Number(date.slice(8))
          const count = open.get(date)
          if (!count)
            return (
              <span key={date} className={classes.closed} aria-hidden="true">
                {day}
              </span>
            )
          return (
            <label key={date} className={classes.day}>
              <input
                type="radio"
                name="day"
                checked={date === value}
                onChange={() => onChange(date)}
                aria-label={`${formatSlotDay(date)}, ${counted(count, 'time')}`}
              />
              <span>
                {day === 1 && <small>{monthOf(date)}</small>}
                {day}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

import { isUnusualDay } from '#domain/hours/unusual.ts'
import { formatHours } from '#domain/invoices/money.ts'
import classes from './hours.module.css'

type Props = { days: string[]; dayMinutes: number[]; chosen: string; onChoose: (day: string) => void }

const shortNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const fullBar = 8 * 60

/** The week as seven buttons: each shows its hours as a bar and chooses its day. */
export function WeekStrip({ days, dayMinutes, chosen, onChoose }: Props) {
  const most = Math.max(fullBar, ...dayMinutes)
  return (
    <fieldset className={classes.strip}>
      <legend className="g-visually-hidden">Days of the week</legend>
      {days.map((day, at) => {
        const minutes = dayMinutes[at] ?? 0
        return (
          <button key={day} type="button" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
            <small>{shortNames[at]}</small> <strong>{Number(day.slice(8))}</strong>{' '}
            <span className={classes.bar}>
              {minutes > 0 && (
                <span
                  data-unusual={isUnusualDay(at, minutes) || undefined}
                  style={{ height: `${Math.max(8, (minutes / most) * 100)}%` }}
                />
              )}
            </span>
            <span className="num">
              {minutes > 0 ? formatHours(minutes) : '–'}
              <span className="g-visually-hidden"> hours</span>
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

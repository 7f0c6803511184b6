import type { InterviewTimes } from '#contract/interviews.ts'
import classes from './time-grid.module.css'
import { dayLabels, placeOf, type TimeRow, timeRows } from './time-rows.ts'

type Props = {
  times: InterviewTimes
  /** The reader's clock comes first. */
  zones: { mine: string; theirs: string }
  other: string
  chosen: readonly string[]
  /** Several may be proposed; one is booked. */
  isMany: boolean
  isStale: boolean
  onChoose: (start: string) => void
}

/** All ten business days at once: the reader's clock left, the other's right, a line at their midnight. */
export function TimeGrid({ times, zones, other, chosen, isMany, isStale, onChoose }: Props) {
  const rows = timeRows(times.starts, zones)
  const isOpen = (date: string) => rows.some(({ starts }) => starts.has(date))
  const days = times.days.map((day) => ({
    ...day,
    ...dayLabels(day.date),
    isClosed: day.holiday !== null && !isOpen(day.date),
  }))
  return (
    <div className={classes.scroll}>
      <table className={classes.grid} aria-busy={isStale}>
        <caption className="g-visually-hidden">Times when both are free</caption>
        <thead>
          <tr>
            <th scope="col">
              {placeOf(zones.mine)}
              <small>you</small>
            </th>
            {days.map(({ date, weekday, day, isNewWeek }) => (
              <th key={date} scope="col" data-week={isNewWeek || undefined}>
                {weekday}
                <small>{day}</small>
              </th>
            ))}
            <th scope="col" className={classes.theirs}>
              {placeOf(zones.theirs)}
              <small>{other}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.label} data-midnight={index > 0 && row.ahead !== rows[index - 1]?.ahead ? true : undefined}>
              <th scope="row">{row.label}</th>
              {days.map(({ date, weekday, day, holiday, isNewWeek, isClosed }) => {
                const start = row.starts.get(date)
                if (isClosed)
                  return index > 0 ? null : (
                    <td key={date} rowSpan={rows.length} data-week={isNewWeek || undefined} data-closed>
                      <span className={classes.holiday}>
                        {holiday}
                        <small>US holiday</small>
                      </span>
                    </td>
                  )
                return (
                  <td key={date} data-week={isNewWeek || undefined}>
                    {start && (
                      <label className={classes.cell}>
                        <input
                          type={isMany ? 'checkbox' : 'radio'}
                          name="start"
                          checked={chosen.includes(start)}
                          onChange={() => onChoose(start)}
                          aria-label={`${weekday}, ${day}, ${row.label}`}
                        />
                        <span aria-hidden="true">{row.label.replace(/ [AP]M$/, '')}</span>
                      </label>
                    )}
                  </td>
                )
              })}
              <td className={classes.theirs}>
                <Others row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Others({ row: { others, ahead } }: { row: TimeRow }) {
  return (
    <>
      {others.join(' or ')}
      {ahead !== 0 && <strong> {ahead > 0 ? `+${ahead}` : `−${-ahead}`}</strong>}
    </>
  )
}

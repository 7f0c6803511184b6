import { useState } from 'react'
import type { InterviewTimes } from '#contract/interviews.ts'
import classes from './time-grid.module.css'
import { dayLabels, timeRows } from './time-rows.ts'

type Props = {
  times: InterviewTimes
  zones: { mine: string; theirs: string }
  other: string
  chosen: readonly string[]
  isMany: boolean
  onChoose: (start: string) => void
}

/** The same on a narrow page: a strip of days, then the times of one day by both clocks. */
export function TimeList({ times, zones, other, chosen, isMany, onChoose }: Props) {
  const rows = timeRows(times.starts, zones)
  const open = new Set(rows.flatMap(({ starts }) => [...starts.keys()]))
  const [wanted, setWanted] = useState<string>()
  const date = wanted && open.has(wanted) ? wanted : times.days.find((day) => open.has(day.date))?.date
  return (
    <div className={classes.list}>
      <fieldset className={classes.strip}>
        <legend className="g-visually-hidden">Day</legend>
        {times.days.map(({ date: one, holiday }) => (
          <label key={one} className={classes.day}>
            <input
              type="radio"
              name="day"
              checked={one === date}
              disabled={!open.has(one)}
              onChange={() => setWanted(one)}
            />
            <span>
              {dayLabels(one).weekday}
              <small>{holiday ?? dayLabels(one).day}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="g-visually-hidden">Time</legend>
        {rows.map(({ label, others, ahead, starts }) => {
          const start = date && starts.get(date)
          if (!start) return null
          return (
            <label key={label} className={classes.time}>
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name="start"
                checked={chosen.includes(start)}
                onChange={() => onChoose(start)}
              />
              <span>
                <strong>{label}</strong>
                {others.join(' or ')}
                {ahead !== 0 && ` ${ahead > 0 ? `+${ahead}` : `−${-ahead}`}`} for {other}
              </span>
            </label>
          )
        })}
      </fieldset>
    </div>
  )
}

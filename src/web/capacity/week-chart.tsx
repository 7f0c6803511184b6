import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { Capacity } from '#contract/capacity.ts'
import { filingDateIn } from '#domain/availability/filing-dates.ts'
import { workingHoursLimits } from '#domain/availability/working-hours.ts'
import { formatDate } from '../ui/time.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './capacity.module.css'
import { useWeekSelection } from './use-week-selection.ts'
import { formatFree, formatWeeks, type Week, withHours } from './weeks.ts'

type Props = {
  weeks: readonly Week[]
  offer: Pick<Capacity, 'weeks' | 'hoursPerWeek'>
  isSaving: boolean
  onSave: (weeks: Record<string, number>) => Promise<unknown>
}

/** A bar for each week: booked at the bottom, free on top. What is chosen is set to the same hours. */
export function WeekChart({ weeks, offer, isSaving, onSave }: Props) {
  const id = useId()
  const { chosen, handlersOf, clear } = useWeekSelection(weeks)
  const [hours, setHours] = useState('0')
  const most = Math.max(1, ...weeks.map(({ free, booked }) => free + booked))
  const isBooked = weeks.some(({ monday, booked }) => booked > 0 && chosen.includes(monday))
  const wanted = Number(hours)
  const isRight = hours !== '' && Number.isInteger(wanted) && wanted >= 0 && wanted <= workingHoursLimits.hoursPerWeek
  return (
    <section className={classes.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title}>
        Hours by week
      </h2>
      <p id={`${id}-how`} className={classes.quiet}>
        Weeks can also be selected one by one<span className={classes.keys}>, or with the arrow keys and Shift</span>.
      </p>
      <ul className={classes.legend} aria-hidden="true">
        <li data-kind="free">Free</li>
        <li data-kind="booked">Booked</li>
        <li data-kind="filing">US filing dates</li>
        <li data-kind="most">Full height: {most} h</li>
      </ul>
      <div className={classes.weeks}>
        <ol className={classes.chart} aria-describedby={`${id}-how`}>
          {weeks.map((week, index) => (
            <WeekBar
              key={week.monday}
              week={week}
              most={most}
              month={isNewMonth(weeks, index) ? monthOf(week.monday) : undefined}
              isChosen={chosen.includes(week.monday)}
              handlers={handlersOf(week.monday)}
            />
          ))}
        </ol>
      </div>
      {chosen.length > 0 && (
        <form
          className={classes.edit}
          onSubmit={(event) => {
            event.preventDefault()
            if (isRight && !isSaving)
              void onSave(withHours(offer.weeks, chosen, wanted, offer.hoursPerWeek)).then(clear, () => {})
          }}
        >
          <p role="status">
            <strong>{formatWeeks(chosen)}</strong> {formatFree(weeks, chosen)}
          </p>
          <label>
            {isBooked ? 'Set the total to' : 'Set to'}{' '}
            <input
              type="number"
              min={0}
              max={workingHoursLimits.hoursPerWeek}
              value={hours}
              aria-invalid={!isRight}
              onChange={({ currentTarget }) => setHours(currentTarget.value)}
            />{' '}
            h a week
          </label>
          <WorkingButton
            type="submit"
            variant="default"
            isWorking={isSaving}
            workingText="Saving..."
            disabled={!isRight}
          >
            Save Weeks
          </WorkingButton>
          <Button variant="subtle" onClick={clear}>
            Cancel
          </Button>
        </form>
      )}
    </section>
  )
}

type BarProps = {
  week: Week
  most: number
  month: string | undefined
  isChosen: boolean
  handlers: ReturnType<ReturnType<typeof useWeekSelection>['handlersOf']>
}

function WeekBar({ week: { monday, free, booked }, most, month, isChosen, handlers }: BarProps) {
  const filing = filingDateIn(monday)
  const due = filing && `${formatDate(filing.date)}: ${filing.forms} due`
  return (
    <li data-month={month}>
      {filing && (
        <p className={classes.filing} aria-hidden="true">
          <strong>{formatDate(filing.date).replace(/,.*/, '')}</strong>
          <span>{filing.forms}</span>
        </p>
      )}
      <button
        type="button"
        data-monday={monday}
        aria-pressed={isChosen}
        aria-label={`Week of ${formatDate(monday)}: ${free} hours free${booked > 0 ? `, ${booked} booked` : ''}${due ? `. ${due}` : ''}`}
        title={`${formatDate(monday)}: ${free} h free${due ? `. ${due}` : ''}`}
        {...handlers}
      >
        <span data-kind="free" style={{ height: `${(100 * free) / most}%` }} />
        <span data-kind="booked" style={{ height: `${(100 * booked) / most}%` }} />
      </button>
    </li>
  )
}

const monthOf = (monday: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(new Date(monday))

const isNewMonth = (weeks: readonly Week[], index: number) =>
  index === 0 || weeks[index]?.monday.slice(0, 7) !== weeks[index - 1]?.monday.slice(0, 7)

import { Button } from '@mantine/core'
import { type MouseEvent, useId, useState } from 'react'
import type { Capacity } from '#contract/capacity.ts'
import { workingHoursLimits } from '#domain/availability/working-hours.ts'
import { formatDate } from '../ui/time.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './capacity.module.css'
import { rangeOf, type Week, withHours } from './weeks.ts'

type Props = {
  weeks: readonly Week[]
  offer: Pick<Capacity, 'weeks' | 'hoursPerWeek'>
  isSaving: boolean
  onSave: (weeks: Record<string, number>) => Promise<unknown>
}

/** A bar for each week: booked at the bottom, free on top. Weeks are chosen by click, several with Shift. */
export function WeekChart({ weeks, offer, isSaving, onSave }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [hours, setHours] = useState('0')
  const most = Math.max(1, ...weeks.map(({ free, booked }) => free + booked))
  const choose = (monday: string, { shiftKey }: MouseEvent) => {
    const [first] = chosen
    if (shiftKey && first) return setChosen(rangeOf(weeks, first, monday))
    setChosen(chosen.includes(monday) ? chosen.filter((one) => one !== monday) : [...chosen, monday])
  }
  const wanted = Number(hours)
  const isRight = hours !== '' && Number.isInteger(wanted) && wanted >= 0 && wanted <= workingHoursLimits.hoursPerWeek
  return (
    <section className={classes.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title}>
        Hours by week
      </h2>
      <ul className={classes.legend} aria-hidden="true">
        <li data-kind="free">Free</li>
        <li data-kind="booked">Booked</li>
      </ul>
      <div className={classes.weeks}>
        <ol className={classes.chart}>
          {weeks.map(({ monday, free, booked }, index) => (
            <li key={monday} data-month={isNewMonth(weeks, index) ? monthOf(monday) : undefined}>
              <button
                type="button"
                aria-pressed={chosen.includes(monday)}
                aria-label={`Week of ${formatDate(monday)}: ${free} hours free${booked > 0 ? `, ${booked} booked` : ''}`}
                title={`${formatDate(monday)}: ${free} h free`}
                onClick={(event) => choose(monday, event)}
              >
                <span data-kind="free" style={{ height: `${(100 * free) / most}%` }} />
                <span data-kind="booked" style={{ height: `${(100 * booked) / most}%` }} />
              </button>
            </li>
          ))}
        </ol>
      </div>
      {chosen.length > 0 && (
        <form
          className={classes.edit}
          onSubmit={(event) => {
            event.preventDefault()
            if (isRight && !isSaving)
              void onSave(withHours(offer.weeks, chosen, wanted, offer.hoursPerWeek)).then(
                () => setChosen([]),
                () => {},
              )
          }}
        >
          <strong>
            {chosen.length === 1 && chosen[0] ? `Week of ${formatDate(chosen[0])}` : `${chosen.length} weeks`}
          </strong>
          <label>
            Set to{' '}
            <input
              type="number"
              min={0}
              max={workingHoursLimits.hoursPerWeek}
              value={hours}
              aria-invalid={!isRight}
              onChange={({ currentTarget }) => setHours(currentTarget.value)}
            />{' '}
            hours a week
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
          <Button variant="subtle" onClick={() => setChosen([])}>
            Cancel
          </Button>
        </form>
      )}
    </section>
  )
}

const monthOf = (monday: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(new Date(monday))

const isNewMonth = (weeks: readonly Week[], index: number) =>
  index === 0 || weeks[index]?.monday.slice(0, 7) !== weeks[index - 1]?.monday.slice(0, 7)

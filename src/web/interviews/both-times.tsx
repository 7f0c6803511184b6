import { formatCallTime } from '#domain/scheduling/format-time.ts'
import classes from './interviews.module.css'

type Props = {
  startsAt: string
  minutes: number
  zones: { mine: string; theirs: string }
  /** Whom the reader meets, by their first name. */
  other: string
}

const formatDay = (time: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    ...(time.getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  }).format(time)

/** The time by both clocks, the reader's first: it is what is booked. */
export function BothTimes({ startsAt, minutes, zones, other }: Props) {
  const start = new Date(startsAt)
  const span = { startsAt: start, endsAt: new Date(+start + minutes * 60_000) }
  return (
    <div className={classes.both}>
      {(['mine', 'theirs'] as const).map((side) => {
        const when = formatCallTime(span, zones[side])
        return (
          <div key={side}>
            <p>
              {side === 'mine' ? 'For you' : `For ${other}`}, {formatDay(start, zones[side])}
            </p>
            <p className={classes.hours}>
              <time dateTime={startsAt}>{when.hours}</time>
            </p>
            <p>{when.zone}</p>
          </div>
        )
      })}
    </div>
  )
}

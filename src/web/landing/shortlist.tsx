import { IconCalendar, IconCheck } from '@tabler/icons-react'
import { fillIns } from '#contract/fill-ins.ts'
import { shortlist } from '../content.ts'
import { Avatar } from '../ui/avatar.tsx'
import { SampleMark } from './sample-mark.tsx'
import classes from './shortlist.module.css'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const hoursOf = (days: string) => [...days].filter((day) => day !== '-').length * 8
const inTenths = (hours: number) => hours.toFixed(1)

/** What a buyer gets: who, with which hours free. Marked as made up, wherever it is shown. */
export function Shortlist() {
  const total = shortlist.candidates.reduce((sum, { days }) => sum + hoursOf(days), 0)
  return (
    <figure className={classes.card} aria-label="An example of a shortlist">
      <div className={classes.head}>
        <div>
          <p className={classes.title}>
            {shortlist.title}
            <SampleMark of={shortlist} />
          </p>
          <p className={classes.quiet}>{shortlist.scope}</p>
        </div>
        <p className={classes.starts}>
          <span className={classes.quiet}>{shortlist.starts}</span>
          <time>{fillIns.exampleStart}</time>
        </p>
      </div>
      <div className={classes.columns} aria-hidden="true">
        <span>{shortlist.columns.candidate}</span>
        <span className={classes.week}>
          {weekdays.map((day) => (
            <span key={day}>{day[0]}</span>
          ))}
        </span>
        <span className={classes.hoursTitle}>{shortlist.columns.hours}</span>
      </div>
      <ul className={classes.rows}>
        {shortlist.candidates.map(({ name, role, place, days }) => (
          <li key={name} className={classes.row}>
            <Avatar name={name.replace('.', '')} seed={name} size={40} />
            <div className={classes.person}>
              <p className={classes.name}>{name}</p>
              <p className={classes.role}>{role}</p>
              <p className={classes.place}>{place}</p>
            </div>
            <span className={classes.week} aria-hidden="true">
              {weekdays.map((day, column) => (
                <span key={day} className={days[column] === '-' ? classes.day : `${classes.day} ${classes.free}`} />
              ))}
            </span>
            <span className={`${classes.hours} num`}>
              {inTenths(hoursOf(days))}
              <span className="g-visually-hidden"> hours free</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.total}>
        <span>{shortlist.total}</span>
        <span className={`${classes.sum} g-double-rule`}>{inTenths(total)}</span>
      </p>
      <figcaption className={classes.foot}>
        <span className={classes.intros}>
          <IconCalendar size={16} stroke={1.5} aria-hidden />
          <span>
            {shortlist.intros} <strong>{fillIns.exampleIntro}</strong>
          </span>
        </span>
        <span className={classes.vetted}>
          <IconCheck size={16} stroke={1.75} aria-hidden />
          {shortlist.vetted}
        </span>
      </figcaption>
    </figure>
  )
}

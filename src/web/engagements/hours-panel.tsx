import type { Engagement } from '#contract/engagements.ts'
import { formatWeek } from '#domain/hours/format-week.ts'
import { formatHours } from '#domain/invoices/money.ts'
import { WeekBadge } from '../hours/week-badge.ts'
import { AnchorLink } from '../ui/links.tsx'
import classes from './engagements.module.css'

/** The latest weeks and where each stands. Talent open theirs; a firm goes to what waits for it. */
export function HoursPanel({ engagement: { id, side, status, weeks } }: { engagement: Engagement }) {
  if (status === 'preparing') return null
  const waits = weeks.some((week) => week.status === (side === 'owner' ? 'submitted' : 'returned'))
  return (
    <section className={classes.panel} aria-labelledby="hours">
      <h2 id="hours">Hours</h2>
      {weeks.length === 0 ? (
        <p className={classes.note}>
          {side === 'talent' ? 'You haven’t entered any hours yet.' : 'No week has been submitted yet.'}
        </p>
      ) : (
        <ul className={classes.items}>
          {weeks.map((week) => (
            <li key={week.id}>
              <div>
                {side === 'talent' ? (
                  <AnchorLink to="/hours" search={{ week: week.id }}>
                    {formatWeek(week.startsOn)}
                  </AnchorLink>
                ) : (
                  formatWeek(week.startsOn)
                )}
              </div>
              <span className="num">{formatHours(week.minutes)} h</span>
              <span className={classes.badge}>
                <WeekBadge status={week.status} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {side === 'talent' && (
        <p className={classes.note}>
          <AnchorLink to="/hours" search={{ engagement: id }}>
            {waits ? 'Correct what was returned' : 'Enter this week’s hours'}
          </AnchorLink>
        </p>
      )}
      {side === 'owner' && (
        <p className={classes.note}>
          <AnchorLink to="/hours">{waits ? 'Review submitted weeks' : 'All hours'}</AnchorLink>
        </p>
      )}
    </section>
  )
}

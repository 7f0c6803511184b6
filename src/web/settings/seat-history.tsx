import type { SeatAct } from '#contract/firms.ts'
import { firmRoleLabels } from '#domain/firms/role.ts'
import { formatTime } from '../ui/time.ts'
import classes from './rows.module.css'

const labelOf = ({ event, from, to }: SeatAct) => {
  if (event === 'seat.removed') return 'lost the seat'
  if (event === 'seat.taken' || !from) return `took a seat as ${to && firmRoleLabels[to].toLowerCase()}`
  return `went from ${firmRoleLabels[from].toLowerCase()} to ${to && firmRoleLabels[to].toLowerCase()}`
}

export function SeatHistory({ history }: { history: SeatAct[] }) {
  return (
    <ul className={classes.rows} aria-label="History">
      {history.map((act) => (
        <li key={act.id} className={classes.entry}>
          <p>
            <strong>{act.who ?? 'A former member'}</strong> {labelOf(act)}
          </p>
          <p className={classes.detail}>
            <time dateTime={act.happenedAt}>{formatTime(act.happenedAt)}</time>
            {act.by && `, by ${act.by}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

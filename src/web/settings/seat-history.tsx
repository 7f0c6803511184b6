import type { SeatChange } from '#contract/firms.ts'
import { firmRoleLabels } from '#domain/firms/role.ts'
import { formatTime } from '../ui/time.ts'
import classes from './rows.module.css'

const labelOf = ({ event, from, to }: SeatChange) => {
  if (event === 'seat.removed') return 'no longer has a seat'
  if (event === 'seat.taken' || !from) return `joined as ${to && firmRoleLabels[to].toLowerCase()}`
  return `changed from ${firmRoleLabels[from].toLowerCase()} to ${to && firmRoleLabels[to].toLowerCase()}`
}

export function SeatHistory({ history }: { history: SeatChange[] }) {
  return (
    <ul className={classes.rows} aria-label="History">
      {history.map((change) => (
        <li key={change.id} className={classes.entry}>
          <p>
            <strong>{change.who ?? 'A former member'}</strong> {labelOf(change)}
          </p>
          <p className={classes.detail}>
            <time dateTime={change.happenedAt}>{formatTime(change.happenedAt)}</time>
            {change.by && `, by ${change.by}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

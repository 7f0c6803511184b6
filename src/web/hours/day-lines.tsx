import type { StoredLine } from '#contract/hours.ts'
import { formatHours } from '#domain/invoices/money.ts'
import classes from './hours.module.css'

type Props = { lines: StoredLine[]; returned: readonly string[]; onOpen?: (line: StoredLine) => void }

/** The lines of one day. Each opens to be changed, while the week isn’t sent. */
export function DayLines({ lines, returned, onOpen }: Props) {
  if (lines.length === 0) return <p className={classes.none}>No hours on this day.</p>
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line.id} data-returned={returned.includes(line.id) || undefined}>
          {onOpen ? (
            <button type="button" onClick={() => onOpen(line)}>
              <Line line={line} isReturned={returned.includes(line.id)} />
            </button>
          ) : (
            <div>
              <Line line={line} isReturned={false} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Line({ line: { task, note, minutes }, isReturned }: { line: StoredLine; isReturned: boolean }) {
  return (
    <>
      <span>
        <strong>{task}</strong>
        {isReturned && <span className={classes.mark}>Returned</span>}
        {note && <small>{note}</small>}
      </span>
      <span className="num">{formatHours(minutes)}</span>
    </>
  )
}

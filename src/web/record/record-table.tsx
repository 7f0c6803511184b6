import { Link } from '@tanstack/react-router'
import type { RecordedAct } from '#contract/record.ts'
import { type AdminAct, adminActs } from '#domain/record/acts.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './record-page.module.css'

type Props = { acts: RecordedAct[]; isStale: boolean; onAdmin: (id: string) => void }

export function RecordTable({ acts, isStale, onAdmin }: Props) {
  return (
    <DataTable label="Record" heads={['When', 'Who', 'What', 'On']} isStale={isStale}>
      {acts.map((row) => (
        <tr key={row.id}>
          <td className={classes.when}>{formatTime(row.happenedAt)}</td>
          <th scope="row">
            <Who row={row} onAdmin={onAdmin} />
          </th>
          <td className={classes.what}>
            {adminActs[row.act as AdminAct] ?? row.act}
            <Detail detail={row.detail} />
          </td>
          <td className={classes.on}>
            <Subject row={row} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function Who({ row: { actorId, actorName }, onAdmin }: { row: RecordedAct; onAdmin: (id: string) => void }) {
  if (!actorId) return actorName
  return (
    <button type="button" className={classes.who} title="Show only this admin" onClick={() => onAdmin(actorId)}>
      {actorName}
    </button>
  )
}

function Subject({ row: { subjectKind, subjectId, subjectLabel } }: { row: RecordedAct }) {
  if (!subjectId) return <span className={classes.none}>–</span>
  if (!subjectLabel) return <span className={classes.none}>A deleted account</span>
  if (subjectKind === 'firm')
    return (
      <Link to="/admin/firms/$id" params={{ id: subjectId }} className="g-link" preload={false}>
        {subjectLabel}
      </Link>
    )
  if (subjectKind !== 'candidate') return subjectLabel
  return (
    <Link to="/admin/candidates/$id" params={{ id: subjectId }} className="g-link" preload={false}>
      {subjectLabel}
    </Link>
  )
}

function Detail({ detail: { from, to, ...rest } }: { detail: RecordedAct['detail'] }) {
  const move = from && to ? [`from ${from} to ${to}`] : []
  const told = Object.entries(rest).filter(([, value]) => value !== null && value !== false && value !== '')
  const details = [...move, ...told.map(([name, value]) => formatDetail(name, value))]
  return details.length > 0 && <span className={classes.detail}>{details.join(', ')}</span>
}

/** `acceptanceNeedsScorecard: true` as "acceptance needs scorecard" */
function formatDetail(name: string, value: unknown): string {
  const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return value === true ? label : `${label} ${String(value)}`
}

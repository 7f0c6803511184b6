import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ListedCall } from '#contract/scheduling.ts'
import { DataTable } from '../ui/data-table.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { formatTime, formatTimeIn } from '../ui/time.ts'
import classes from './call-table.module.css'

type Props = { calls: ListedCall[]; isStale: boolean; onCancel: (call: ListedCall) => void }

export function CallTable({ calls, isStale, onCancel }: Props) {
  return (
    <DataTable
      label="Intro calls"
      heads={['When', 'Guest', 'Candidate', 'Status', { label: 'Actions', isEnd: true }]}
      isStale={isStale}
    >
      {calls.map((call) => (
        <tr key={call.id}>
          <th scope="row" className={classes.time}>
            {formatTime(call.startsAt)}
            <small>{formatTimeIn(call.startsAt, call.zone)} for the guest</small>
          </th>
          <td className={classes.guest}>
            {call.name}
            <small>{call.email}</small>
          </td>
          <td className={classes.guest}>
            <Link to="/admin/candidates/$id" params={{ id: call.candidateId }} className="g-link" preload={false}>
              {call.candidateName ?? 'Unnamed candidate'}
            </Link>
            <small>{call.isByBuyer ? 'Booked by a firm' : 'Own intro call'}</small>
          </td>
          <td>
            <StatusBadge kind="call" status={call.status} />
            {call.cancelReason && <small>{call.cancelReason}</small>}
          </td>
          <td data-end>
            {call.actions.includes('cancel') && (
              <Button size="compact-sm" variant="subtle" color="red" onClick={() => onCancel(call)}>
                Cancel
                <span className="g-visually-hidden"> the call with {call.name}</span>
              </Button>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ListedCall } from '#contract/scheduling.ts'
import { DataTable } from '../ui/data-table.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { formatTime, formatTimeIn } from '../ui/time.ts'
import classes from './call-table.module.css'

type Action = ListedCall['actions'][number]
type Props = {
  calls: ListedCall[]
  joinUrl: string | null
  isStale: boolean
  onAction: (call: ListedCall, action: Action) => void
}

const actionLabels: Record<Action, [label: string, of: string]> = {
  move: ['Reschedule', ' the call with'],
  cancel: ['Cancel', ' the call with'],
  hold: ['Held', ': there was a call with'],
  miss: ['No-show', ': nobody came to the call with'],
}

export function CallTable({ calls, joinUrl, isStale, onAction }: Props) {
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
          </td>
          <td>
            <StatusBadge kind="call" status={call.status} />
            {call.cancelReason && <small>{call.cancelReason}</small>}
          </td>
          <td data-end className={classes.actions}>
            {joinUrl && call.status === 'booked' && new Date(call.endsAt) > new Date() && (
              <Button
                component="a"
                href={joinUrl}
                target="_blank"
                rel="noopener noreferrer"
                size="compact-sm"
                variant="light"
              >
                Join<span className="g-visually-hidden"> the call with {call.name}</span>
              </Button>
            )}
            {call.actions.map((action) => (
              <Button
                key={action}
                size="compact-sm"
                variant="subtle"
                color={action === 'cancel' ? 'red' : undefined}
                onClick={() => onAction(call, action)}
              >
                {actionLabels[action][0]}
                <span className="g-visually-hidden">
                  {actionLabels[action][1]} {call.name}
                </span>
              </Button>
            ))}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

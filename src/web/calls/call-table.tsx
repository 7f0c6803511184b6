import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ListedCall, ListedCallOf } from '#contract/calls.ts'
import { brand } from '#domain/brand.ts'
import { callKindLabels } from '#domain/calls/list.ts'
import { DataTable } from '../ui/data-table.tsx'
import { firstClick } from '../ui/first-click.ts'
import { formatTime, formatTimeIn } from '../ui/time.ts'
import { CallStatus } from './call-status.tsx'
import classes from './call-table.module.css'

type Action = ListedCallOf<'intro' | 'interview'>['actions'][number]
type Props = {
  calls: ListedCall[]
  joinUrl: string | null
  isStale: boolean
  onAction: (call: ListedCallOf<'intro' | 'interview'>, action: Action) => void
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
      label="Calls"
      heads={['When', 'Candidate', 'With', 'Status', { label: 'Actions', isEnd: true }]}
      isStale={isStale}
    >
      {calls.map((call) => (
        <tr key={call.id}>
          <th scope="row" className={classes.time}>
            <When call={call} />
          </th>
          <td className={classes.guest}>
            <Link to="/admin/candidates/$id" params={{ id: call.candidate.id }} className="g-link" preload={false}>
              {call.candidate.name ?? 'Unnamed candidate'}
            </Link>
            {call.kind === 'intro' && <small>{call.email}</small>}
          </td>
          <td className={classes.guest}>
            {call.kind === 'interview' ? (call.firm ?? 'A firm') : brand.name}
            <small>{(call.kind === 'interview' && call.host) || callKindLabels[call.kind]}</small>
          </td>
          <td>
            <CallStatus call={call} />
          </td>
          <td data-end className={classes.actions}>
            {joinUrl && isToJoin(call) && (
              <Button
                component="a"
                href={joinUrl}
                target="_blank"
                rel="noopener noreferrer"
                size="compact-sm"
                variant="light"
              >
                Join<span className="g-visually-hidden"> the call with {call.candidate.name}</span>
              </Button>
            )}
            {call.kind !== 'set' &&
              call.actions.map((action) => (
                <Button
                  key={action}
                  size="compact-sm"
                  variant="subtle"
                  color={action === 'cancel' ? 'red' : undefined}
                  onClick={firstClick(() => onAction(call, action))}
                >
                  {actionLabels[action][0]}
                  <span className="g-visually-hidden">
                    {actionLabels[action][1]} {call.candidate.name}
                  </span>
                </Button>
              ))}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const isToJoin = (call: ListedCall) =>
  call.kind === 'intro' && call.status === 'booked' && new Date(call.endsAt) > new Date()

function When({ call }: { call: ListedCall }) {
  if (call.kind === 'intro')
    return (
      <>
        {formatTime(call.startsAt)}
        <small>{formatTimeIn(call.startsAt, call.zone)} for the candidate</small>
      </>
    )
  if (call.kind === 'set') return formatTime(call.startsAt)
  return (
    <>
      {call.startsAt ? formatTime(call.startsAt) : `${call.proposed} proposed`}
      <small>
        {call.minutes} minutes{call.status === 'booked' && !call.hasLink && ', no link yet'}
      </small>
    </>
  )
}

import type { ListedCall } from '#contract/calls.ts'
import { InterviewBadge } from '../ui/interview-badge.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'

/** How a call stands, and why where someone said so. */
export function CallStatus({ call }: { call: ListedCall }) {
  if (call.kind === 'set') return new Date(call.endsAt) > new Date() ? 'Scheduled' : 'Over'
  if (call.kind === 'intro')
    return (
      <>
        <StatusBadge kind="call" status={call.status} />
        {call.note && <small>{call.note}</small>}
      </>
    )
  return (
    <>
      <InterviewBadge status={call.status} />
      {call.isDisputed && <small>The sides disagree.</small>}
      {call.note && <small>{call.note}</small>}
    </>
  )
}

import type { ListedCall } from '#contract/calls.ts'
import { introCallStatusLabels } from '#domain/scheduling/status-labels.ts'
import { InterviewBadge } from '../interviews/interview-badge.ts'
import { statusBadge } from '../ui/status-badge.tsx'

const glyphs = { booked: 'circle', held: 'tickOnDoubleRule', missed: 'cross', cancelled: 'box' } as const
const IntroCallBadge = statusBadge(introCallStatusLabels, glyphs)

/** How a call stands, and why where someone said so. */
export function CallStatus({ call }: { call: ListedCall }) {
  if (call.kind === 'set') return new Date(call.endsAt) > new Date() ? 'Scheduled' : 'Over'
  if (call.kind === 'intro')
    return (
      <>
        <IntroCallBadge status={call.status} />
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

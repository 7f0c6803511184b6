import type { OwnCandidate } from '#contract/dashboard.ts'
import { reachedSteps } from '#domain/candidates/own-status.ts'
import { OwnStatusBadge } from '../candidates/own-status-badge.ts'
import { formatDay, formatTime } from '../ui/time.ts'
import { Card } from './card.tsx'
import { ProgressSteps } from './progress-steps.tsx'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' })
const isComplete = ['accepted', 'completed'] as const satisfies OwnCandidate['status'][]

export function StatusCard({ candidate }: { candidate: OwnCandidate }) {
  const { status, updatedAt } = candidate
  return (
    <Card
      title="Application Status"
      lead={
        <>
          Updated <time dateTime={updatedAt}>{formatTime(updatedAt)}</time>
        </>
      }
      aside={<OwnStatusBadge status={status} />}
    >
      <ProgressSteps
        reached={reachedSteps[status]}
        isComplete={(isComplete as OwnCandidate['status'][]).includes(status)}
        notes={notesOf(candidate)}
      />
    </Card>
  )
}

function notesOf({ status, appliedAt, openedAt, decidedAt, interview }: OwnCandidate): (string | undefined)[] {
  const day = (moment: string | null) => (moment ? formatDay(moment) : undefined)
  const isUndecided = decidedAt === null
  const decision = status === 'rejected' ? undefined : isUndecided ? 'Decided after the call' : day(decidedAt)
  const isAhead = interview.startsAt && new Date(interview.startsAt) > new Date()
  const talk = isAhead ? weekday.format(new Date(interview.startsAt as string)) : day(interview.startsAt)
  return [formatDay(appliedAt), day(openedAt), talk, decision]
}

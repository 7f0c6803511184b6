import { interviewStatusLabels } from '#domain/interviews/status-labels.ts'
import { statusBadge } from '../ui/status-badge.tsx'

export const InterviewBadge = statusBadge(interviewStatusLabels, {
  proposed: 'circle',
  booked: 'tick',
  held: 'tickOnDoubleRule',
  'no-show': 'cross',
  cancelled: 'box',
  expired: 'dashedCircle',
})

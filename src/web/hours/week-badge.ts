import { weekStatusLabels } from '#domain/hours/status-labels.ts'
import { statusBadge } from '../ui/status-badge.tsx'

export const WeekBadge = statusBadge(weekStatusLabels, {
  open: 'dashedCircle',
  submitted: 'circle',
  returned: 'cross',
  approved: 'tick',
  invoiced: 'tickOnDoubleRule',
})

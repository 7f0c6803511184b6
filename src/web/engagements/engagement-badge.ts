import { engagementStatusLabels } from '#domain/engagements/status-labels.ts'
import { statusBadge } from '../ui/status-badge.tsx'

export const EngagementBadge = statusBadge(engagementStatusLabels, {
  preparing: 'circle',
  active: 'disc',
  paused: 'box',
  ending: 'threeQuarters',
  ended: 'box',
  terminated: 'cross',
  converted: 'tick',
})

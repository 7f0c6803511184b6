import { ownStatusLabels } from '#domain/candidates/own-status-labels.ts'
import { statusBadge } from '../ui/status-badge.tsx'

export const OwnStatusBadge = statusBadge(ownStatusLabels, {
  pending: 'circle',
  reviewing: 'half',
  interview: 'threeQuarters',
  accepted: 'tick',
  rejected: 'cross',
  completed: 'tickOnDoubleRule',
  archived: 'box',
})

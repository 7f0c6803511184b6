import type { EngagementStatus } from './status.ts'

export const engagementStatusLabels: Record<EngagementStatus, string> = {
  preparing: 'Preparing',
  active: 'Active',
  paused: 'Paused',
  ending: 'Ending',
  ended: 'Ended',
  terminated: 'Ended immediately',
  converted: 'Full-time',
}

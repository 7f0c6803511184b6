import type { OwnStatus } from './own-status.ts'

export const ownStatusLabels: Record<OwnStatus, string> = {
  pending: 'Applied',
  reviewing: 'Under Review',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Not Selected',
  completed: 'Completed',
  archived: 'Archived',
}

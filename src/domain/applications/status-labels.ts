import type { ApplicationStatus } from './status.ts'

/** As firms and admins read it. */
export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  reviewing: 'Reviewing',
  accepted: 'Accepted',
  rejected: 'Declined',
}

import type { CandidateStatus } from './status.ts'

export const candidateStatusLabels: Record<CandidateStatus, string> = {
  pending: 'Pending Review',
  interviewed: 'Interviewed',
  accepted: 'Accepted',
  rejected: 'Rejected',
}

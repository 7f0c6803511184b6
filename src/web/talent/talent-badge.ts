import { talentStatusLabels } from '#domain/talent/talent.ts'
import { statusBadge } from '../ui/status-badge.tsx'

export const TalentBadge = statusBadge(talentStatusLabels, {
  pending: 'circle',
  interviewing: 'half',
  approved: 'tick',
  rejected: 'cross',
  onboarded: 'disc',
})

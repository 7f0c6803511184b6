import { candidateStatusLabels } from '#domain/candidates/status-labels.ts'
import { statusBadge } from '../ui/status-badge.tsx'

const glyphs = { pending: 'circle', interviewed: 'half', accepted: 'tick', rejected: 'cross' } as const

export const CandidateBadge = statusBadge(candidateStatusLabels, glyphs)

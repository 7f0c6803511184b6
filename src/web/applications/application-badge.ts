import { applicationStatusLabels } from '#domain/applications/status-labels.ts'
import { statusBadge } from '../ui/status-badge.tsx'

const glyphs = { pending: 'circle', reviewing: 'half', accepted: 'tick', rejected: 'cross' } as const

export const ApplicationBadge = statusBadge(applicationStatusLabels, glyphs)

import { personStateLabels } from '#domain/people/person.ts'
import { statusBadge } from '../ui/status-badge.tsx'

const glyphs = { active: 'disc', unconfirmed: 'circle', suspended: 'cross', closed: 'box' } as const

export const PersonBadge = statusBadge(personStateLabels, glyphs)

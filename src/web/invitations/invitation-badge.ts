import { invitationStatusLabels } from '#domain/invitations/status-labels.ts'
import { statusBadge } from '../ui/status-badge.tsx'

const glyphs = { open: 'circle', accepted: 'tick', declined: 'cross', expired: 'box', closed: 'box' } as const

export const InvitationBadge = statusBadge(invitationStatusLabels, glyphs)

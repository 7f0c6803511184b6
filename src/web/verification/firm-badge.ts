import { firmStateLabels, ownFirmStateLabels } from '#domain/verification/verification.ts'
import { statusBadge } from '../ui/status-badge.tsx'

const glyphs = { waiting: 'circle', verified: 'tick' } as const

export const FirmBadge = statusBadge(firmStateLabels, glyphs)
export const OwnFirmBadge = statusBadge(ownFirmStateLabels, glyphs)

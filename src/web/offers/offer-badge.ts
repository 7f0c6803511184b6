import { offerStatusLabels } from '#domain/offers/status-labels.ts'
import { statusBadge } from '../ui/status-badge.tsx'

const labels = { ...offerStatusLabels, yours: 'Your turn', theirs: 'Their turn' }

/** How an offer stands, or whose turn it is. */
export const OfferBadge = statusBadge(labels, {
  draft: 'dashedCircle',
  yours: 'circle',
  theirs: 'half',
  sent: 'circle',
  countered: 'circle',
  accepted: 'tick',
  declined: 'cross',
  withdrawn: 'box',
  expired: 'box',
})

import { invoiceStatusLabels } from '#domain/invoices/status-labels.ts'
import { statusBadge } from '../ui/status-badge.tsx'

export const InvoiceBadge = statusBadge(invoiceStatusLabels, {
  draft: 'dashedCircle',
  issued: 'circle',
  processing: 'half',
  paid: 'tick',
  overdue: 'cross',
  failed: 'cross',
  credited: 'box',
})

import type { InvoiceStatus } from './status.ts'

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  issued: 'Open',
  processing: 'Processing',
  overdue: 'Overdue',
  failed: 'Payment failed',
  paid: 'Paid',
  credited: 'Credited',
}

import type { StatementStatus } from './status.ts'

export const statementStatusLabels: Record<StatementStatus, string> = {
  draft: 'Draft',
  out: 'Waiting for talent',
  signed: 'Waiting for the owner',
  executed: 'Signed by both',
  amended: 'Amended',
  declined: 'Declined',
  voided: 'Withdrawn',
  expired: 'Expired',
}

import type { WeekStatus } from './status.ts'

export const weekStatusLabels: Record<WeekStatus, string> = {
  open: 'Open',
  submitted: 'Submitted',
  returned: 'Returned',
  approved: 'Approved',
  invoiced: 'Invoiced',
}

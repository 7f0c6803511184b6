import type { interviewStatuses } from './list.ts'

export const interviewStatusLabels: Record<(typeof interviewStatuses)[number], string> = {
  proposed: 'Proposed',
  booked: 'Booked',
  held: 'Held',
  'no-show': 'No-show',
  cancelled: 'Canceled',
  expired: 'Expired',
}

import type { IntroCallStatus } from './status.ts'

export const introCallStatusLabels: Record<IntroCallStatus, string> = {
  booked: 'Booked',
  held: 'Held',
  missed: 'No-show',
  cancelled: 'Canceled',
}

import { clearStripeEvents } from '#db/billing.ts'
import type { PeriodicJob } from '../jobs/periodic.ts'

export const clearOldEvents: PeriodicJob = {
  name: 'clear-old-events',
  everySeconds: 24 * 60 * 60,
  run: (db) => db.asSystem(clearStripeEvents),
}

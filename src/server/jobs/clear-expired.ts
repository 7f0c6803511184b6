import { clearExpiredIdentity } from '#db/jobs.ts'
import type { PeriodicJob } from './periodic.ts'

export const clearExpired: PeriodicJob = {
  name: 'clear-expired',
  everySeconds: 60 * 60,
  run: (db) => db.asSystem(clearExpiredIdentity),
}

import { compactStatusCounters, compactWeeklyCounters } from '#db/jobs.ts'
import type { PeriodicJob } from './periodic.ts'

export const compactCounters: PeriodicJob = {
  name: 'compact-counters',
  everySeconds: 60 * 60,
  run: (db) => db.asSystem(async (tx) => (await compactStatusCounters(tx)) + (await compactWeeklyCounters(tx))),
}

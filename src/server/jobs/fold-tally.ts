import { foldTally as foldStatuses, foldWeeks } from '#db/jobs.ts'
import type { PeriodicJob } from './periodic.ts'

export const foldTally: PeriodicJob = {
  name: 'fold-tally',
  everySeconds: 60 * 60,
  run: (db) => db.asSystem(async (tx) => (await foldStatuses(tx)) + (await foldWeeks(tx))),
}

import { foldTally as fold } from '#db/jobs.ts'
import type { PeriodicJob } from './periodic.ts'

export const foldTally: PeriodicJob = {
  name: 'fold-tally',
  everySeconds: 60 * 60,
  run: (doors) => doors.asSystem(fold),
}

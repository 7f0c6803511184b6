import { followWeek } from '#db/hours.ts'
import type { JobKind } from '../jobs/job-kind.ts'

/** The database queues one for each week, for the Monday after it; its key is the week’s id. */
export const followWeekJob = (): JobKind => ({
  kind: 'follow-week',
  atOnce: 5,
  run:
    async ({ key }) =>
    (tx) =>
      followWeek(tx, key),
})

import { remindOfHours } from '#db/capacity.ts'
import { confirmAfterDays } from '#domain/capacity/confirmation.ts'
import { databaseJob, type JobKind } from '../jobs/job-kind.ts'

const everySeconds = 60 * 60
const atOnce = 5_000

/** Nobody leaves the lists of firms for hours they forgot to confirm without having been asked. */
export const remindOfHoursJob = (): JobKind =>
  databaseJob('remind-of-hours', everySeconds, (tx) => remindOfHours(tx, confirmAfterDays, atOnce))

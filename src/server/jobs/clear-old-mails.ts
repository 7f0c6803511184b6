import { clearFinishedMails } from '#db/mails.ts'
import type { PeriodicJob } from './periodic.ts'

export const clearOldMails: PeriodicJob = {
  name: 'clear-old-mails',
  everySeconds: 24 * 60 * 60,
  run: (db) => db.asSystem((tx) => clearFinishedMails(tx, { olderThanDays: 30 })),
}

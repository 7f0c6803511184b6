import { clearOldEvents } from '../billing/clear-old-events.ts'
import { forgetCustomersJob } from '../billing/forget-customers.ts'
import { fingerprintCandidatesJob } from '../duplicates/fingerprint-candidates.ts'
import { scanResumesJob } from '../scans/scan-resumes.ts'
import type { Services } from '../services.ts'
import { clearExpired } from './clear-expired.ts'
import { clearOldMails } from './clear-old-mails.ts'
import { compactCounters } from './compact-counters.ts'
import { startPeriodic } from './periodic.ts'
import { sweepFiles } from './sweep-files.ts'

export const startJobs = (services: Services) => {
  const { db, files, stripe, scanner, log } = services
  return startPeriodic(
    db,
    [
      clearExpired,
      clearOldMails,
      clearOldEvents,
      compactCounters,
      sweepFiles(files),
      fingerprintCandidatesJob(files),
      forgetCustomersJob({ db, stripe, log }),
      ...(scanner ? [scanResumesJob(scanner, services)] : []),
    ],
    log,
  )
}

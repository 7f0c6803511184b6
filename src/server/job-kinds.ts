import { clearStripeEvents } from '#db/billing.ts'
import { compactCounters } from '#db/counters.ts'
import { clearFailedJobs } from '#db/jobs.ts'
import { clearFinishedMails } from '#db/mails.ts'
import { clearOldRuns } from '#db/matching.ts'
import { clearOldMerges } from '#db/merges.ts'
import { clearOldNotices } from '#db/notices.ts'
import { clearNudges } from '#db/nudges.ts'
import { clearExpiredIdentity } from '#db/sessions.ts'
import { endDeclinedJob } from './applications/end-declined.ts'
import { deleteCustomersJob } from './billing/delete-customers.ts'
import { readMethodsJob } from './billing/read-methods.ts'
import { remindOfHoursJob } from './capacity/remind-of-hours.ts'
import { emailUnreadMessagesJob } from './conversations/email-unread-messages.ts'
import { fingerprintCandidatesJob } from './duplicates/fingerprint-candidates.ts'
import { followEngagementJob } from './engagements/follow-engagement.ts'
import { turnEngagementsJob } from './engagements/turn-engagements.ts'
import { sweepFilesJob } from './files/sweep-files.ts'
import { followWeekJob } from './hours/follow-week.ts'
import { followInterviewJob } from './interviews/follow-interview.ts'
import { expireInvitationsJob } from './invitations/expire-invitations.ts'
import { collectDueJob } from './invoices/collect-due.ts'
import { followInvoiceJob } from './invoices/follow-invoice.ts'
import { issueDueJob } from './invoices/issue-due.ts'
import { remindFirmsJob } from './invoices/remind-firms.ts'
import { databaseJob, type JobKind } from './jobs/job-kind.ts'
import { sendEmailJob } from './mail/send-email-job.ts'
import type { Transport } from './mail/transport.ts'
import { readFactsJob, refreshFactsJob } from './matching/read-facts-job.ts'
import { tellOfFitsJob } from './matching/tell-of-fits.ts'
import { emailNoticesJob } from './notices/email-notices.ts'
import { followOfferJob } from './offers/follow-offer.ts'
import { answerWaitingJob } from './replies/answer-waiting.ts'
import { followClockJob } from './replies/follow-clock.ts'
import { readResumeJob } from './resumes/read-resume-job.ts'
import { removeExpiredAccountsJob } from './retention/remove-expired-accounts.ts'
import { scanResumesJob } from './scans/scan-resumes.ts'
import type { Services } from './services.ts'
import { expireStatementsJob } from './statements/expire-statements.ts'

const hour = 60 * 60
const day = 24 * hour
const keptDays = 30

/** Every kind of work that is done later. */
export const jobKinds = (services: Services, transport: Transport): JobKind[] => [
  sendEmailJob(services, transport),
  followInterviewJob(services),
  followClockJob(services),
  answerWaitingJob(services),
  endDeclinedJob(services),
  databaseJob('clear-expired-sessions', hour, clearExpiredIdentity),
  databaseJob('clear-old-mails', day, (tx) => clearFinishedMails(tx, { olderThanDays: keptDays })),
  databaseJob('clear-failed-jobs', day, (tx) => clearFailedJobs(tx, { olderThanDays: keptDays })),
  databaseJob('clear-payment-events', day, clearStripeEvents),
  databaseJob('clear-old-runs', day, clearOldRuns),
  databaseJob('clear-nudges', 5 * 60, clearNudges),
  expireInvitationsJob(services),
  followOfferJob(services),
  followWeekJob(),
  expireStatementsJob(services),
  followInvoiceJob(services),
  issueDueJob(services),
  collectDueJob(services),
  remindFirmsJob(services),
  turnEngagementsJob(services),
  followEngagementJob(services),
  readMethodsJob(services),
  emailUnreadMessagesJob(services),
  emailNoticesJob(services),
  databaseJob('clear-old-notices', day, clearOldNotices),
  databaseJob('compact-counters', hour, compactCounters),
  sweepFilesJob(services),
  fingerprintCandidatesJob(services),
  databaseJob('clear-old-merges', hour, clearOldMerges),
  readFactsJob(services),
  refreshFactsJob(),
  tellOfFitsJob(services),
  remindOfHoursJob(),
  deleteCustomersJob(services),
  removeExpiredAccountsJob(services),
  readResumeJob(services),
  ...(services.scanner ? [scanResumesJob(services.scanner, services)] : []),
]

import { endDeclined } from '#db/applications.ts'
import { endedInterviews } from '../interviews/ended-interviews.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { declinedEmail, declinedWithInterviewsEmail } from '../mail/templates/application-moved.ts'
import type { Services } from '../services.ts'

/**
 * Ends the interviews of an application that was declined, once that can no longer be undone. The applicant gets one email about both, the firm
 * one about each interview. The database queues the job; its key is the application's id.
 */
export const endDeclinedJob = (services: Services): JobKind => ({
  kind: 'end-declined',
  run:
    async ({ key }) =>
    async (tx) => {
      const declined = await endDeclined(tx, key)
      if (!declined?.email) return 0
      const { email, name, title, firm, reason } = declined
      const interviews = await endedInterviews(tx, declined.interviews ?? [], email, services)
      const browseLink = `${services.env.appUrl}/projects-labor`
      const facts = { name: name ?? '', title: title ?? '', owner: { firm: firm ?? '' }, reason, browseLink }
      // Both sides may have called it off meanwhile.
      const template =
        interviews.times.length > 0 ? declinedWithInterviewsEmail({ ...facts, interviews }) : declinedEmail(facts)
      await services.mailer.queue(tx, { to: email, ...template })
      return 1
    },
})

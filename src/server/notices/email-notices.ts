import { takeDueNotices } from '#db/notices.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { newApplicationsEmail } from '../mail/templates/new-application.ts'
import type { Services } from '../services.ts'

const everySeconds = 60
const atOnce = 200

/** What to email is taken in the transaction that queues it: each notice is emailed once, or taken again. */
export const emailNoticesJob = ({ env, mailer }: Services): JobKind => ({
  kind: 'email-notices',
  everySeconds,
  run: async () => async (tx) => {
    const due = await takeDueNotices(tx, atOnce)
    for (const { email, name, place_id, title, applications } of due) {
      const applicants = applications ?? []
      // Everyone withdrew.
      if (applicants.length === 0) continue
      const link = `${env.appUrl}/projects/${place_id}`
      const template = newApplicationsEmail({ name: name ?? '', title: title ?? '', applicants, link })
      await mailer.queue(tx, { to: email as string, ...template })
    }
    return due.length
  },
})

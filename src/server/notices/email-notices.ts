import { takeDueNotices } from '#db/notices.ts'
import { type NoticeKindName, noticeKinds, noticePlaces } from '#domain/notices/kinds.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { applicationsWithdrawnEmail } from '../mail/templates/application-withdrawn.ts'
import { confirmHoursEmail } from '../mail/templates/confirm-hours.ts'
import { newApplicationsEmail } from '../mail/templates/new-application.ts'
import { newFitEmail } from '../mail/templates/new-fit.ts'
import { replyReminderEmail } from '../mail/templates/reply-reminder.ts'
import { shortlistReadyEmail } from '../mail/templates/shortlist-ready.ts'
import { weekEmail, weekEmailKinds } from '../mail/templates/week.ts'
import type { Services } from '../services.ts'

const everySeconds = 60
const atOnce = 200

/** What waits, by the kind of notice. */
const reminders: Partial<Record<NoticeKindName, string>> = {
  'waiting-applications': 'An application is waiting',
  'waiting-message': 'A message is waiting',
  'waiting-invitation': 'An invitation is waiting',
  'waiting-interview': 'An interview is waiting',
}

/** What to email is taken in the transaction that queues it: each notice is emailed once, or taken again. */
export const emailNoticesJob = ({ env, mailer }: Services): JobKind => ({
  kind: 'email-notices',
  everySeconds,
  run: async () => async (tx) => {
    const due = await takeDueNotices(tx, atOnce)
    for (const { kind, email, name, place_id, title, applications, startsOn, minutes } of due) {
      const place = noticePlaces[noticeKinds[kind as NoticeKindName].place]
      const facts = { name: name ?? '', title: title ?? '', link: `${env.appUrl}${place.path(place_id as string)}` }
      const applicants = applications ?? []
      const what = reminders[kind as NoticeKindName]
      const week = weekEmailKinds.find((one) => one === kind)
      const template = week
        ? weekEmail(week, { ...facts, ...(startsOn && minutes !== null && { week: { startsOn, minutes } }) })
        : kind === 'new-fit'
          ? newFitEmail(facts)
          : kind === 'shortlist-ready'
            ? shortlistReadyEmail(facts)
            : kind === 'confirm-hours'
              ? confirmHoursEmail(facts)
              : what
                ? replyReminderEmail({ ...facts, what })
                : // Everyone may have withdrawn.
                  applicants.length > 0 &&
                  (kind === 'withdrawn-applications' ? applicationsWithdrawnEmail : newApplicationsEmail)({
                    ...facts,
                    applicants,
                  })
      if (template) await mailer.queue(tx, { to: email as string, ...template })
    }
    return due.length
  },
})

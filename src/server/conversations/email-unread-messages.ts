import { takeDueMessageEmails } from '#db/conversations.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { unreadMessagesEmail } from '../mail/templates/unread-messages.ts'
import type { Services } from '../services.ts'

const everySeconds = 60
const atOnce = 200

/** Whom to email is taken in the transaction that queues the emails: each is queued once, or taken again. */
export const emailUnreadMessagesJob = ({ env, mailer }: Services): JobKind => ({
  kind: 'email-unread-messages',
  everySeconds,
  run: async () => async (tx) => {
    const due = await takeDueMessageEmails(tx, atOnce)
    for (const { thread_id, email, name, sender, title, unread } of due) {
      const link = `${env.appUrl}/messages?thread=${thread_id}`
      const facts = { name: name ?? '', sender: sender ?? '', title: title ?? '', unread: unread ?? 1, link }
      await mailer.queue(tx, { to: email as string, ...unreadMessagesEmail(facts) })
    }
    return due.length
  },
})

import { people, threads } from '#db/testing/world.ts'
import { emailUnreadMessagesJob } from '../../conversations/email-unread-messages.ts'
import { writeMessage } from '../../conversations/write-message.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { createJobQueue } from '../../jobs/job-queue.ts'
import { emailNoticesJob } from '../../notices/email-notices.ts'
import { followClockJob } from '../../replies/follow-clock.ts'
import type { Services } from '../../services.ts'

export const tasks = ['message', 'email-unread-messages', 'follow-clock', 'email-notices'] as const
export type Task = (typeof tasks)[number]
export const pausePoints = ['before the commit', 'after the commit'] as const
export type PausePoint = (typeof pausePoints)[number]
type Pause = (point: PausePoint) => Promise<void>

export const messageId = '00000000-0000-4000-8000-00000000c0de'

/** One of them as the product does it, with a pause around its commit. */
export async function perform(task: Task, services: Services, pause: Pause = async () => {}): Promise<void> {
  if (task === 'message')
    await services.db.asUser({ userId: people.talent }, async (tx, me) => {
      await writeMessage(tx, { id: threads.talent, messageId, text: 'Sent once.' }, me)
      await pause('before the commit')
    })
  else {
    const kinds = [emailUnreadMessagesJob, emailNoticesJob, followClockJob].map((kind) =>
      pausing(kind(services), pause),
    )
    await createJobQueue({ db: services.db, kinds, log: services.log }).runDue(task)
  }
  await pause('after the commit')
}

const pausing = (kind: JobKind, pause: Pause): JobKind => ({
  ...kind,
  run: async (job) => {
    const write = await kind.run(job)
    if (typeof write === 'number') return write
    return async (tx) => {
      const count = await write(tx)
      await pause('before the commit')
      return count
    }
  },
})

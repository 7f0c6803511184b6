import { readNow } from '#db/clock.ts'
import { setInterviewStatus } from '#db/interview-changes.ts'
import { followedInterview, type StoredInterview } from '#db/interviews.ts'
import type { Tx } from '#db/session.ts'
import { isAskedWhetherHeld, type Side } from '#domain/interviews/status.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import { type InterviewNews, mailFormerAttendee, mailInterview } from './mail-interview.ts'
import { stateOf } from './present-interview.ts'

/** What is done when its time has come. Everything else is news that both sides are emailed. */
const timed = {
  'remind-day': (tx, row, services) => remind(tx, row, services),
  'remind-soon': (tx, row, services) => remind(tx, row, services),
  ask: async (tx, row, services) => {
    const now = await readNow(tx)
    const asked = (['owner', 'talent'] as const).filter((side: Side) => isAskedWhetherHeld(stateOf(row), side, now))
    return mailInterview(tx, 'ask', row, services, asked)
  },
  /** Nobody said otherwise. */
  settle: async (tx, row) => (row.status === 'booked' ? setInterviewStatus(tx, row.id, 'held') : 0),
  lapse: async (tx, row) => (row.status === 'proposed' ? setInterviewStatus(tx, row.id, 'expired') : 0),
} satisfies Record<string, (tx: Tx, row: StoredInterview, services: Services) => Promise<number>>

const remind = (tx: Tx, row: StoredInterview, services: Services) =>
  row.status === 'booked' ? mailInterview(tx, 'remind', row, services) : Promise.resolve(0)

/**
 * The database queues a job with each change of an interview; its key is `<id>:<what>:<sequence>`, or names who left. The emails are written in the
 * transaction that ends the job: each exactly once, whatever dies in between. A change that a later one has overtaken is left to the later one's job.
 */
export const followInterviewJob = (services: Services): JobKind => ({
  kind: 'follow-interview',
  atOnce: 5,
  run: async ({ key }) => {
    const [id = '', what = '', detail = ''] = key.split(':')
    return async (tx) => {
      const row = await followedInterview(tx, id)
      if (!row) return 0
      if (what === 'leave') return mailFormerAttendee(tx, detail, row, services)
      if (row.sequence !== Number(detail)) return 0
      const step = what in timed ? timed[what as keyof typeof timed] : undefined
      return step ? step(tx, row, services) : mailInterview(tx, what as InterviewNews, row, services)
    }
  },
})

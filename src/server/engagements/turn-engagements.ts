import { finishEngagements, remindEngagements, startEngagements } from '#db/engagements.ts'
import type { Tx } from '#db/session.ts'
import { databaseJob } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import { mailEngagement } from './follow-engagement.ts'

const perRun = 200

/** Starts what may start, ends what is over and reminds, also of what came due while no server ran. */
export const turnEngagementsJob = (services: Services) =>
  databaseJob(
    'turn-engagements',
    5 * 60,
    async (tx) => (await turnEngagements(tx)) + (await remindOfEngagements(tx, services)),
  )

export const turnEngagements = async (tx: Tx): Promise<number> =>
  (await startEngagements(tx, perRun)) + (await finishEngagements(tx, perRun))

const kinds = { onboarding: 'engagement-onboarding-due', access: 'engagement-access-open' } as const

/** Once for each item that is due, and once for access that is still open a day after the end. */
export async function remindOfEngagements(tx: Tx, services: Services): Promise<number> {
  const due = await remindEngagements(tx, perRun)
  for (const { id, reason, sides } of due)
    for (const side of sides) if (id) await mailEngagement(tx, id, side, kinds[reason], services)
  return due.length
}

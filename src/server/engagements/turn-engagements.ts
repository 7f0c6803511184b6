import { finishEngagements, startEngagements } from '#db/engagements.ts'
import type { Tx } from '#db/session.ts'
import { databaseJob } from '../jobs/job-kind.ts'

const perRun = 200

/** Starts what may start and ends what is over, also what came due while no server ran. */
export const turnEngagementsJob = () => databaseJob('turn-engagements', 5 * 60, turnEngagements)

export const turnEngagements = async (tx: Tx): Promise<number> =>
  (await startEngagements(tx, perRun)) + (await finishEngagements(tx, perRun))

import type { Logger } from 'pino'
import { claimJob } from '#db/jobs.ts'
import type { DatabaseAccess } from '#db/session.ts'
import { describeError } from '../log.ts'
import { type Repetition, repeat } from './repeat.ts'

export type PeriodicJob = {
  name: string
  everySeconds: number
  /** Says how much it did, for the log. */
  run(db: DatabaseAccess): Promise<number>
}

const lookEveryMilliseconds = 30_000

/** Runs each job when it is due, in one process of however many look. A job that fails has its next turn as usual. */
export function startPeriodic(
  db: DatabaseAccess,
  jobs: PeriodicJob[],
  log: Pick<Logger, 'info' | 'error'>,
): Pick<Repetition, 'stop'> {
  let isStopping = false

  async function runIfDue(job: PeriodicJob): Promise<void> {
    try {
      if (isStopping || !(await db.asSystem((tx) => claimJob(tx, job)))) return
      const count = await job.run(db)
      log.info({ job: job.name, count }, 'job done')
    } catch (error) {
      log.error({ job: job.name, error: describeError(error) }, 'job failed')
    }
  }

  const rounds = repeat(async () => {
    for (const job of jobs) await runIfDue(job)
    return lookEveryMilliseconds
  })
  return {
    stop: () => {
      isStopping = true
      return rounds.stop()
    },
  }
}

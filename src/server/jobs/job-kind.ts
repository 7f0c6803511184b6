import type { Job } from '#db/jobs.ts'
import type { Tx } from '#db/session.ts'

/** Written in the transaction that ends the job: both happen or neither. */
export type Write = (tx: Tx) => Promise<number>

/**
 * One kind of work that is done later. `run` does what lies outside the database and answers what to write when the job
 * ends, or how much it did, for the log. A process may die between the two, and then the job runs again: work outside must
 * bear being repeated.
 */
export type JobKind = {
  kind: string
  /** How many of this kind one process runs at once; one unless said. */
  atOnce?: number
  /** A recurring job comes back so long after it ended, and never fails for good. */
  everySeconds?: number
  run(job: Job): Promise<Write | number>
}

/** Work on the database alone: it happens exactly once for each turn. */
export const databaseJob = (kind: string, everySeconds: number, write: Write): JobKind => ({
  kind,
  everySeconds,
  run: async () => write,
})

/** Why a job failed, in words that an admin may read. The message of any other error may repeat what people typed. */
export class JobFailure extends Error {
  override name = 'JobFailure'
  /** What may stand in a log. */
  readonly code: string
  /** Trying again is of no use. */
  readonly isPermanent: boolean

  constructor(message: string, detail: { code: string; isPermanent?: boolean; cause?: unknown }) {
    super(message, { cause: detail.cause })
    this.code = detail.code
    this.isPermanent = detail.isPermanent ?? false
  }
}

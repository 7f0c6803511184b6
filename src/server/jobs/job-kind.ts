import type { Job } from '#db/jobs.ts'
import type { Tx } from '#db/session.ts'

/** Written in the transaction that ends the job: both happen or neither. */
export type Write = (tx: Tx) => Promise<number>

/**
 * One kind of deferred work. `run` does the external part and returns what to write when the job
 * ends, or how much it did, for the log. A process may die between the two, and then the job runs again: external work must
 * tolerate being repeated.
 */
export type JobKind = {
  kind: string
  /** How many of this kind one process runs at once; one by default. */
  atOnce?: number
  /** A recurring job runs again this long after it ended, and never fails permanently. */
  everySeconds?: number
  run(job: Job): Promise<Write | number>
}

/** Work only on the database: it happens exactly once per turn. */
export const databaseJob = (kind: string, everySeconds: number, write: Write): JobKind => ({
  kind,
  everySeconds,
  run: async () => write,
})

/** Why a job failed, as an admin may read it. The message of any other error may repeat what people typed. */
export class JobFailure extends Error {
  override name = 'JobFailure'
  /** What may be logged. */
  readonly code: string
  /** Retrying is useless. */
  readonly isPermanent: boolean

  constructor(message: string, detail: { code: string; isPermanent?: boolean; cause?: unknown }) {
    super(message, { cause: detail.cause })
    this.code = detail.code
    this.isPermanent = detail.isPermanent ?? false
  }
}

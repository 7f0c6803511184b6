import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import {
  claimDueJobs,
  type Job,
  noteFailure,
  removeJob,
  renewLease,
  scheduleRecurring,
  waitForNextTurn,
} from '#db/jobs.ts'
import type { DatabaseAccess, Tx } from '#db/session.ts'
import { retryInSeconds } from '#domain/jobs/job.ts'
import type { HasRoom } from '../disk-space.ts'
import { describeError } from '../log.ts'
import { problemOf } from '../refusal.ts'
import { JobFailure, type JobKind, type Write } from './job-kind.ts'
import { type Repetition, repeat } from './repeat.ts'

const leaseSeconds = 60
const shortestPause = 50
const longestPause = 5_000
const stopSeconds = 8

export type JobQueue = {
  start(): void
  /** Waits for running jobs, but not for a hanging server: that job's lease expires and another process runs it. */
  stop(): Promise<void>
  /** Runs everything that is due now, optionally of one kind, and returns how many jobs succeeded. */
  runDue(kind?: string): Promise<number>
  /** Something was queued: poll soon, and a few more times, because its transaction may still be open. */
  wake(): void
}

export type JobQueueOptions = {
  db: DatabaseAccess
  kinds: JobKind[]
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  onStop?(): void
  /** Taking a job writes it down; without room on the disk, all of them wait. */
  hasRoom?: HasRoom
}

/** Runs due jobs. Any number of processes may do so in parallel: a lease gives each job to one of them. */
export function createJobQueue({ db, kinds, log, onStop, hasRoom }: JobQueueOptions): JobQueue {
  const kindOf = new Map(kinds.map((kind) => [kind.kind, kind]))
  const running = new Map<Promise<boolean>, string>()
  let rounds: Repetition | undefined
  let isStopping = false
  let isScheduled = false
  let pause = shortestPause

  async function run(job: Job): Promise<boolean> {
    const kind = kindOf.get(job.kind) as JobKind
    // While this process is alive the lease is renewed, however slow the work; when it dies, another takes over.
    const renewal = setInterval(
      () => db.asSystem((tx) => renewLease(tx, job, leaseSeconds)).catch(() => {}),
      (leaseSeconds * 1000) / 3,
    )
    try {
      const count = await end(job, kind, await kind.run(job))
      // A chore that found nothing to do, every few seconds, is no news.
      if (count > 0 || kind.everySeconds === undefined)
        log.info({ job: job.kind, key: job.key, attempts: job.attempts, count }, 'job done')
      return true
    } catch (error) {
      await fail(job, kind, error)
      return false
    } finally {
      clearInterval(renewal)
    }
  }

  /** External work must be recorded even if the database is briefly unavailable. */
  async function end(job: Job, kind: JobKind, result: Write | number): Promise<number> {
    const isOver = (tx: Tx) =>
      kind.everySeconds === undefined ? removeJob(tx, job) : waitForNextTurn(tx, job, kind.everySeconds)
    for (const waitSeconds of [0.1, 0.5, 1, 2, 4]) {
      try {
        return await db.asSystem(async (tx) => {
          if ((await isOver(tx)) === 0) throw new LeaseLost()
          return typeof result === 'number' ? result : result(tx)
        })
      } catch (error) {
        if (problemOf(error).code !== 'unavailable') throw error
        await sleep(waitSeconds * 1000)
      }
    }
    throw new JobFailure('The database was out of reach.', { code: 'database' })
  }

  async function fail(job: Job, kind: JobKind, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) return log.warn({ job: job.kind, key: job.key }, 'job taken over')
    const retryIn = retryAfter(error, job, kind)
    const failure = { retryInSeconds: retryIn, error: describeForAdmin(error) }
    await db.asSystem((tx) => noteFailure(tx, job, failure)).catch(() => {})
    log.warn(
      { job: job.kind, key: job.key, attempts: job.attempts, retryInSeconds: retryIn, error: describeError(error) },
      'job failed',
    )
  }

  /** Takes as many jobs of each kind as have room, and starts them. */
  async function claim(only?: string): Promise<number> {
    if (hasRoom && !(await hasRoom())) return 0
    if (!isScheduled) {
      const recurring = kinds.filter((kind) => kind.everySeconds !== undefined)
      await db.asSystem((tx) =>
        scheduleRecurring(
          tx,
          recurring.map(({ kind }) => kind),
        ),
      )
      isScheduled = true
    }
    const busy = [...running.values()]
    const slots = kinds.map(
      ({ kind, atOnce = 1 }) => [kind, atOnce - busy.filter((one) => one === kind).length] as const,
    )
    const free = Object.fromEntries(slots.filter(([kind, count]) => count > 0 && kind === (only ?? kind)))
    const jobs = await db.asSystem((tx) => claimDueJobs(tx, free, leaseSeconds))
    for (const job of jobs) {
      const work = run(job)
      running.set(work, job.kind)
      void work.finally(() => {
        running.delete(work)
        rounds?.wake()
      })
    }
    return jobs.length
  }

  async function runDue(only?: string): Promise<number> {
    let succeeded = 0
    while (!isStopping && (await claim(only)) > 0)
      succeeded += (await Promise.all(running.keys())).filter(Boolean).length
    return succeeded
  }

  const round = async () => {
    pause = Math.min(pause * 2, longestPause)
    try {
      if (!isStopping) await claim()
    } catch (error) {
      log.error({ error: describeError(error) }, 'job queue out of reach')
    }
    return pause
  }

  return {
    start: () => {
      isStopping = false
      rounds ??= repeat(round)
    },
    stop: async () => {
      isStopping = true
      await rounds?.stop()
      await Promise.race([Promise.all(running.keys()), sleep(stopSeconds * 1000, undefined, { ref: false })])
      rounds = undefined
      onStop?.()
    },
    runDue,
    wake: () => {
      pause = shortestPause
      rounds?.wake()
    },
  }
}

/** Another process has taken over the job, and its outcome counts. */
class LeaseLost extends Error {}

/** A recurring job runs again anyway; any other fails permanently after its last attempt. */
function retryAfter(error: unknown, { attempts }: Job, { everySeconds }: JobKind): number | undefined {
  const isFinal = error instanceof JobFailure && error.isPermanent
  const seconds = isFinal ? undefined : retryInSeconds(attempts, Math.random())
  return everySeconds === undefined ? seconds : Math.min(seconds ?? everySeconds, everySeconds)
}

/** A server's answer may hold anything; the column takes neither NUL nor more than 1000 characters. */
function describeForAdmin(error: unknown): string {
  const { type, code } = describeError(error)
  const words = error instanceof JobFailure ? error.message : [type, code].filter(Boolean).join(' ')
  return words.replace(/\p{Cc}+/gu, ' ').slice(0, 500)
}

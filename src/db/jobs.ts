import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type JobFilter, type JobStatus, jobPageSize } from '#domain/jobs/job.ts'
import { named } from './columns.ts'
import { foundIds, pageOf, rowsOf, withFound } from './found.ts'
import { query, type Tx } from './session.ts'

/** `key` names what the job is about, within its kind. */
export type Job = { id: string; kind: string; key: string; attempts: number }

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

/** Makes sure that each recurring job has its row. One that is there keeps its time. */
export const scheduleRecurring = (tx: Tx, kinds: string[]) =>
  kinds.length === 0
    ? Promise.resolve(0)
    : tx.count(
        query
          .insertInto('jobs')
          .values(kinds.map((kind) => ({ kind })))
          .onConflict((conflict) => conflict.doNothing()),
      )

/**
 * Takes due jobs for the length of a lease, so many of each kind. One that is still running when its lease ends was left
 * by a process that died.
 */
export const claimDueJobs = (tx: Tx, slots: Record<string, number>, leaseSeconds: number): Promise<Job[]> =>
  tx.rows(
    query
      .with('due', (cte) =>
        cte
          .selectFrom(
            sql<{
              kind: string
              free: number
            }>`unnest(${Object.keys(slots)}::text[], ${Object.values(slots)}::int[])`.as<'slot'>(
              sql`slot (kind, free)`,
            ),
          )
          .innerJoinLateral(
            (lateral) =>
              lateral
                .selectFrom('jobs')
                .select('jobs.id')
                .whereRef('jobs.kind', '=', 'slot.kind')
                .where('jobs.status', 'in', ['waiting', 'running'])
                .where('jobs.due_at', '<=', sql<Date>`now()`)
                .orderBy('jobs.due_at')
                .limit(sql<number>`slot.free`)
                .forUpdate()
                .skipLocked()
                .as('next'),
            (join) => join.onTrue(),
          )
          .select('next.id'),
      )
      .updateTable('jobs')
      .from('due')
      .whereRef('jobs.id', '=', 'due.id')
      .set((eb) => ({ status: 'running', attempts: eb('jobs.attempts', '+', 1), due_at: inSeconds(leaseSeconds) }))
      .returning(['jobs.id', 'kind', 'key', 'attempts']),
  )

/** Whose lease it is: a job that another process took over has one attempt more and is no longer ours to end. */
const held = ({ id, attempts }: Job) => ({ id, attempts, status: 'running' }) as const

const update = (job: Job) => query.updateTable('jobs').where((eb) => eb.and(held(job)))

/** Only while the lease lasts: one that has ended may belong to somebody else by now. */
export const renewLease = (tx: Tx, job: Job, leaseSeconds: number) =>
  tx.count(
    update(job)
      .where('due_at', '>', sql<Date>`now()`)
      .set({ due_at: inSeconds(leaseSeconds) }),
  )

export const removeJob = (tx: Tx, job: Job) => tx.count(query.deleteFrom('jobs').where((eb) => eb.and(held(job))))

/** A recurring job waits for its next turn, with all its attempts. */
export const waitForNextTurn = (tx: Tx, job: Job, everySeconds: number) =>
  tx.count(update(job).set({ status: 'waiting', attempts: 0, last_error: null, due_at: inSeconds(everySeconds) }))

/** Waits for another attempt, or has failed when none is left. */
export const noteFailure = (tx: Tx, job: Job, failure: { retryInSeconds: number | undefined; error: string }) =>
  tx.count(
    update(job).set({
      last_error: failure.error,
      ...(failure.retryInSeconds === undefined
        ? { status: 'failed' }
        : { status: 'waiting', due_at: inSeconds(failure.retryInSeconds) }),
    }),
  )

/** Back to the queue with all its attempts, if it has one of these statuses. */
export const retryJob = (tx: Tx, job: { id: string } | { kind: string; key: string }, from: JobStatus[]) =>
  tx.first(
    query
      .updateTable('jobs')
      .set({ status: 'waiting', attempts: 0, due_at: sql<Date>`now()` })
      .where((eb) => eb.and(job))
      .where('status', 'in', from)
      .returning(['id', 'kind', 'key', 'status']),
  )

export const jobExists = async (tx: Tx, id: string) =>
  (await tx.first(query.selectFrom('jobs').select('id').where('id', '=', id))) !== undefined

/** Failures that nobody tried again. */
export const clearFailedJobs = (tx: Tx, { olderThanDays }: { olderThanDays: number }) =>
  tx.count(
    query
      .deleteFrom('jobs')
      .where('status', '=', 'failed')
      .where('due_at', '<', sql<Date>`now() - make_interval(days => ${olderThanDays})`),
  )

type JobSelection = { filter: JobFilter; page: number }

export const jobPage = ({ page }: JobSelection) => ({ page, size: jobPageSize, isNarrowed: false })

/** One page of the queue as JSON made by the database, newest first. */
export const jobListQuery = (asked: JobSelection) =>
  withFound(rowsOf('find_jobs', asked.filter, pageOf(jobPage(asked)))).selectNoFrom((select) => [
    jsonArrayFrom(
      query
        .selectFrom(foundIds)
        .innerJoin('jobs', 'jobs.id', 'at.id')
        .select(named('jobs', ['id', 'kind', 'key', 'status', 'attempts', 'lastError', 'createdAt', 'dueAt']))
        .orderBy('at.place'),
    ).as('jobs'),
    select.selectFrom('found').select('total').as('total'),
  ])

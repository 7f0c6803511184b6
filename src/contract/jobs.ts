import * as z from 'zod/mini'
import { jobFilters, jobStatuses } from '#domain/jobs/job.ts'
import { endpoint } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const moment = z.iso.datetime({ offset: true })

const listedJob = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  /** What it is about, within its kind; empty for a job that recurs. */
  key: z.string(),
  status: z.enum(jobStatuses),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  createdAt: moment,
  /** When it runs next; while it runs, when another process would take over. */
  dueAt: moment,
  actions: z.array(z.enum(['retry'])),
})
export type ListedJob = z.output<typeof listedJob>

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  access: 'admin',
  summary: 'Waiting, running and failed jobs, newest first',
  input: z.strictObject({ filter: z._default(z.enum(jobFilters), 'all'), page: pageNumber }),
  output: z.strictObject({ jobs: z.array(listedJob), ...listLength }),
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/retry',
  access: 'admin',
  summary: 'Retry a job now, with all its attempts',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ status: z.enum(jobStatuses) }),
})

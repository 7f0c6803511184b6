/** Finished jobs are deleted; recurring ones wait for their next turn. */
export const jobStatuses = ['waiting', 'running', 'failed'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const jobStatusLabels: Record<JobStatus, string> = { waiting: 'Waiting', running: 'Running', failed: 'Failed' }

export const jobFilters = ['all', ...jobStatuses] as const
export type JobFilter = (typeof jobFilters)[number]

export const jobPageSize = 25

/** What may be done next: retry a failed job, or run one that waits for a retry now. */
export const jobActionsFrom = ({ status, attempts }: { status: JobStatus; attempts: number }): 'retry'[] =>
  status === 'failed' || (status === 'waiting' && attempts > 0) ? ['retry'] : []

const firstDelaySeconds = 30
const longestDelaySeconds = 6 * 60 * 60
/** About three days, as mail servers do. */
const attemptsAtMost = 18

/**
 * How long to wait after a failed attempt: 30 s, 2 min, 8 min … 6 h, with jitter so that many don't retry at once.
 * Undefined after the last one. `random` is between 0 and 1.
 */
export function retryInSeconds(attempts: number, random: number): number | undefined {
  if (attempts >= attemptsAtMost) return undefined
  const delay = Math.min(firstDelaySeconds * 4 ** (attempts - 1), longestDelaySeconds)
  return delay * (0.8 + 0.4 * random)
}

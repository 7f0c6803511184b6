import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ListedJob, listJobs, retryJob } from '#contract/jobs.ts'
import { counted } from '#domain/counted.ts'
import { jobStatusLabels } from '#domain/jobs/job.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatKind } from '../ui/format-kind.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { statusBadge } from '../ui/status-badge.tsx'
import { formatTime } from '../ui/time.ts'

const JobBadge = statusBadge(jobStatusLabels, { waiting: 'circle', running: 'half', failed: 'cross' })

export function JobsTable({ jobs, isStale }: { jobs: ListedJob[]; isStale: boolean }) {
  const queryClient = useQueryClient()
  const retrying = useMutation({
    mutationFn: ({ id }: ListedJob) => call(retryJob, { id }),
    onSuccess: (_, { kind }) => notifySuccess('Queued again', { detail: formatKind(kind) }),
    onError: (error) => notifyError(problemMessage(error, 'The job couldn’t be queued again.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listJobs) }),
  })
  return (
    <DataTable
      label="Jobs"
      heads={['Job', 'Status', 'Runs next', 'Created', { label: 'Actions', isEnd: true }]}
      isStale={isStale}
    >
      {jobs.map((job) => (
        <tr key={job.id}>
          <th scope="row">
            {formatKind(job.kind)}
            {job.key && <small>{job.key}</small>}
          </th>
          <td>
            <JobBadge status={job.status} />
            {job.attempts > 0 && <small>{formatAttempts(job)}</small>}
          </td>
          <td>{job.status === 'waiting' ? formatTime(job.dueAt) : '—'}</td>
          <td>{formatTime(job.createdAt)}</td>
          <td data-end>
            {job.actions.includes('retry') && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-busy={retrying.isPending && retrying.variables.id === job.id}
                onClick={() => retrying.isPending || retrying.mutate(job)}
              >
                Try Again
                <span className="g-visually-hidden"> {formatKind(job.kind)}</span>
              </Button>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const formatAttempts = ({ attempts, lastError }: ListedJob): string =>
  [counted(attempts, 'attempt'), lastError].filter(Boolean).join(' · ')

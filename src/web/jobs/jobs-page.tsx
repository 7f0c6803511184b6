import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listJobs } from '#contract/jobs.ts'
import { brand } from '#domain/brand.ts'
import { type JobFilter, jobStatusLabels } from '#domain/jobs/job.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { ListView } from '../ui/list-view.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { JobsTable } from './jobs-table.tsx'

const { filter, page } = listJobs.input.shape
const listed = z.object({ filter: z.catch(filter, 'all'), page: z.catch(page, 1) })

const filters: Record<JobFilter, string> = { all: 'All', ...jobStatusLabels }

const emptyMessages: Record<JobFilter, string> = {
  all: 'Nothing is waiting, and nothing has failed.',
  waiting: 'Nothing is waiting.',
  running: 'Nothing is running right now.',
  failed: 'No job has failed.',
}

export function JobsPage() {
  const { shown, change } = useListAddress(listed)
  return (
    <>
      <PageHead
        title="Jobs"
        lead={`Work that ${brand.name} does in the background: sending emails and recurring chores. Failed jobs are retried for about three days.`}
      />
      <FilterBar>
        <FilterChips label="Status" options={filters} value={shown.filter} onChange={(filter) => change({ filter })} />
      </FilterBar>
      <ListView
        what="jobs"
        query={useQuery({ ...pageQuery(listJobs, shown), refetchInterval: 30_000 })}
        rowsOf={(list) => list.jobs}
        page={shown.page}
        onPage={(page, options) => change({ page }, options)}
        empty={<EmptyState title="No jobs">{emptyMessages[shown.filter]}</EmptyState>}
      >
        {(jobs, _, isStale) => <JobsTable jobs={jobs} isStale={isStale} />}
      </ListView>
    </>
  )
}

import { listJobs as endpoint } from '#contract/jobs.ts'
import { jobListQuery, jobPage } from '#db/jobs.ts'
import { jobActionsFrom } from '#domain/jobs/job.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listJobs = queryRoute(endpoint, jobListQuery, ([found], asked) => ({
  jobs: (found?.jobs ?? []).map((job) => ({ ...job, actions: jobActionsFrom(job) })),
  ...lengthOf(found?.total ?? 0, jobPage(asked)),
}))

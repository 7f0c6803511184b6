import { readProjectOverview as endpoint } from '#contract/projects.ts'
import { projectOverviewQuery } from '#db/projects.ts'
import { projectStatuses } from '#domain/projects/status.ts'
import { queryRoute } from '../serve.ts'

const none = Object.fromEntries(projectStatuses.map((status) => [status, 0]))

export const readProjectOverview = queryRoute(endpoint, projectOverviewQuery, ([found]) => ({
  counts: { ...none, ...found?.counts } as never,
  lastCompletedAt: found?.lastCompletedAt?.toISOString() ?? null,
  recent: (found?.recent ?? []) as never[],
}))

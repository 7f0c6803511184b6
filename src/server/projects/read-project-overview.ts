import { readProjectOverview as endpoint } from '#contract/projects.ts'
import { projectOverviewQuery } from '#db/projects.ts'
import { projectStatuses } from '#domain/projects/status.ts'
import { read } from '../serve.ts'

const none = Object.fromEntries(projectStatuses.map((status) => [status, 0]))

export const readProjectOverview = read(endpoint, projectOverviewQuery, ([found]) => ({
  counts: { ...none, ...found?.counts } as never,
  lastCompletedAt: found?.lastCompletedAt?.toISOString() ?? null,
  recent: (found?.recent ?? []) as never[],
}))

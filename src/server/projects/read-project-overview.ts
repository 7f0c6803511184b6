import { readProjectOverview as endpoint } from '#contract/projects.ts'
import { projectOverviewQuery } from '#db/projects.ts'
import { queryRoute } from '../serve.ts'

const none = { draft: 0, Open: 0, active: 0, Filled: 0, completed: 0, archived: 0 }

export const readProjectOverview = queryRoute(endpoint, projectOverviewQuery, ([found]) => ({
  counts: { ...none, ...found?.counts },
  lastCompletedAt: found?.lastCompletedAt?.toISOString() ?? null,
  recent: found?.recent ?? [],
}))

import { listProjects as endpoint } from '#contract/projects.ts'
import { projectListQuery } from '#db/projects.ts'
import { projectPageSize } from '#domain/projects/details.ts'
import { queryRoute } from '../serve.ts'

export const listProjects = queryRoute(endpoint, projectListQuery, ([found]) => {
  const total = found?.total ?? 0
  return {
    projects: found?.projects ?? [],
    total,
    pageCount: Math.max(1, Math.ceil(total / projectPageSize)),
  }
})

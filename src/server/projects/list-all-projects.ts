import { listAllProjects as endpoint } from '#contract/all-projects.ts'
import { allProjectsPage, allProjectsQuery } from '#db/all-projects.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listAllProjects = queryRoute(endpoint, allProjectsQuery, ([found], asked) => ({
  projects: found?.projects ?? [],
  ...lengthOf(found?.total ?? 0, allProjectsPage(asked)),
}))

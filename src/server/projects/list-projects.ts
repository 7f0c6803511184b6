import { listProjects as endpoint } from '#contract/projects.ts'
import { projectListQuery } from '#db/projects.ts'
import { read } from '../serve.ts'

export const listProjects = read(endpoint, projectListQuery, ([found]) => ({
  projects: (found?.projects ?? []) as never[],
  total: found?.total ?? 0,
}))

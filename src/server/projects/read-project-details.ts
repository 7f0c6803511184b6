import { readProjectDetails as endpoint } from '#contract/projects.ts'
import { ownProjectQuery } from '#db/projects.ts'
import { notFound } from '#domain/problem.ts'
import { queryRoute } from '../serve.ts'
import { presentOwnProject } from './present-own-project.ts'

export const readProjectDetails = queryRoute(endpoint, ownProjectQuery, ([project]) => {
  if (!project) throw notFound('Project Not Found')
  return presentOwnProject(project)
})

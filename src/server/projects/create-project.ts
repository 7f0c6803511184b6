import { createProject as endpoint } from '#contract/projects.ts'
import { insertProject } from '#db/projects.ts'
import { Problem } from '#domain/problem.ts'
import { act } from '../serve.ts'

export const createProject = act(endpoint, async (tx, details) => {
  const project = await insertProject(tx, details, 'Open')
  if (!project) throw new Problem('internal', 'Failed to create project. Please try again.')
  return project
})

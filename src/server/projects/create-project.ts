import { isDeepStrictEqual } from 'node:util'
import { createProject as endpoint } from '#contract/projects.ts'
import { findProjectByKey, insertProject } from '#db/projects.ts'
import { Problem } from '#domain/problem.ts'
import { createdAlready } from '#domain/projects/details.ts'
import { transactionRoute } from '../serve.ts'
import { presentOwnProject } from './present-own-project.ts'

export const createProject = transactionRoute(endpoint, async (tx, project) => {
  const made = await insertProject(tx, project)
  if (made) return made
  const { creationKey, ...sent } = project
  const found = creationKey && (await findProjectByKey(tx, creationKey))
  if (!found) throw new Problem('internal', 'Failed to create project. Please try again.')
  const { id, updatedAt, ...kept } = presentOwnProject(found)
  if (!isDeepStrictEqual(kept, { ...sent, estimatedHires: sent.estimatedHires || null })) throw createdAlready()
  return { id }
})

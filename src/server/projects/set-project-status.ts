import { setProjectStatus as endpoint } from '#contract/projects.ts'
import { setStatus } from '#db/projects.ts'
import { notFound } from '#domain/problem.ts'
import { projectActionsFor } from '#domain/projects/status.ts'
import { transactionRoute } from '../serve.ts'

export const setProjectStatus = transactionRoute(endpoint, async (tx, { id, status }, me) => {
  const project = await setStatus(tx, id, status)
  if (!project) throw notFound('Project Not Found')
  const { takenDownAt, ...answer } = project
  return { ...answer, actions: projectActionsFor({ ...answer, takenDownAt, isOwn: true }, me) }
})

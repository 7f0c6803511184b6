import { setProjectStatus as endpoint } from '#contract/projects.ts'
import { setStatus } from '#db/projects.ts'
import { notFound } from '#domain/problem.ts'
import { projectActionsFor } from '#domain/projects/status.ts'
import { transactionRoute } from '../serve.ts'
import { requireEnding } from './require-ending.ts'

export const setProjectStatus = transactionRoute(endpoint, async (tx, asked, me) => {
  await requireEnding(tx, asked)
  const { id, status } = asked
  const project = await setStatus(tx, id, status)
  if (!project) throw notFound('Project Not Found')
  const { takenDownAt, ...answer } = project
  return { ...answer, actions: projectActionsFor({ ...answer, takenDownAt, isOwn: true }, me) }
})

import { updateProject as endpoint } from '#contract/projects.ts'
import { ownProjectQuery, updateProject as update } from '#db/projects.ts'
import { notFound } from '#domain/problem.ts'
import { changedMeanwhile } from '#domain/projects/details.ts'
import { transactionRoute } from '../serve.ts'
import { presentOwnProject } from './present-own-project.ts'
import { requireEnding } from './require-ending.ts'

export const updateProject = transactionRoute(endpoint, async (tx, edits) => {
  await requireEnding(tx, edits)
  const updated = await update(tx, edits)
  if (updated) return presentOwnProject(updated)
  const current = await tx.first(ownProjectQuery(edits))
  throw current ? changedMeanwhile() : notFound('Project Not Found')
})

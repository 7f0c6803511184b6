import { saveNeed as endpoint } from '#contract/needs.ts'
import { updateNeed } from '#db/matching.ts'
import { ownProjectQuery } from '#db/projects.ts'
import { notFound } from '#domain/problem.ts'
import { changedMeanwhile } from '#domain/projects/details.ts'
import { transactionRoute } from '../serve.ts'

export const saveNeed = transactionRoute(endpoint, async (tx, { id, need, expectedUpdatedAt }) => {
  const saved = await updateNeed(tx, id, need, expectedUpdatedAt)
  if (saved) return saved
  const current = await tx.first(ownProjectQuery({ id }))
  throw current ? changedMeanwhile() : notFound('Project Not Found')
})

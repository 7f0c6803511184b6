import { watchFits as endpoint } from '#contract/shortlists.ts'
import { beginWatch } from '#db/fit-watches.ts'
import { ownProjectQuery } from '#db/projects.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const watchFits = transactionRoute(endpoint, async (tx, { id }) => {
  if (!(await tx.first(ownProjectQuery({ id })))) throw notFound('Project Not Found')
  await beginWatch(tx, id)
  return { isWatched: true }
})

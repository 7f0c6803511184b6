import { readClosing as endpoint } from '#contract/projects.ts'
import { closingQuery } from '#db/closing.ts'
import { notFound } from '#domain/problem.ts'
import { queryRoute } from '../serve.ts'

export const readClosing = queryRoute(endpoint, closingQuery, ([found]) => {
  if (!found) throw notFound('Project Not Found')
  const { engaged, waiting, waitingCount, interviews } = found
  return { engaged, waiting: waiting.map(({ name }) => name), waitingCount: waitingCount ?? 0, interviews }
})

import { readFirm as endpoint } from '#contract/firms.ts'
import { firmQuery } from '#db/firms.ts'
import { notFound } from '#domain/problem.ts'
import { queryRoute } from '../serve.ts'
import { presentFirm } from './present-firm.ts'

export const readFirm = queryRoute(endpoint, firmQuery, ([found], _, { firmRole }) => {
  if (!found) throw notFound()
  return presentFirm(found, firmRole)
})

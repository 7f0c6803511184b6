import { endAccess as endpoint } from '#contract/engagements.ts'
import { endAccess as end } from '#db/engagements.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentEngagement, requireEngagement } from './present-engagement.ts'

export const endAccess = transactionRoute(endpoint, async (tx, { id, access }, me, { services }) => {
  await requireEngagement(tx, id)
  if ((await end(tx, id, access)) === 0) throw notFound()
  return presentEngagement(tx, id, me, services)
})

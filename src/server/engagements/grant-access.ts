import { grantAccess as endpoint } from '#contract/engagements.ts'
import { insertAccess } from '#db/engagements.ts'
import { endingMessages } from '#domain/engagements/ending.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentEngagement, requireEngagement } from './present-engagement.ts'

export const grantAccess = transactionRoute(endpoint, async (tx, { id, ...granted }, me, { services }) => {
  const { endedAt } = await requireEngagement(tx, id)
  if (endedAt) throw new Problem('conflict', endingMessages.isOver)
  await insertAccess(tx, id, granted)
  return presentEngagement(tx, id, me, services)
})

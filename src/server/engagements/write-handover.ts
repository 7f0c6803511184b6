import { writeHandover as endpoint } from '#contract/engagements.ts'
import { saveHandover } from '#db/engagements.ts'
import { endingMessages } from '#domain/engagements/ending.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentEngagement, requireEngagement } from './present-engagement.ts'

export const writeHandover = transactionRoute(endpoint, async (tx, { id, ...written }, me, { services }) => {
  const { status } = await requireEngagement(tx, id)
  if (status === 'preparing') throw new Problem('conflict', endingMessages.notStarted)
  await saveHandover(tx, id, written)
  return presentEngagement(tx, id, me, services)
})

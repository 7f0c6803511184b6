import { reviewEngagement as endpoint } from '#contract/engagements.ts'
import { insertReview } from '#db/engagements.ts'
import { endingMessages } from '#domain/engagements/ending.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentEngagement, requireEngagement, sideOf } from './present-engagement.ts'

/** Once for each side. The other side never reads it. */
export const reviewEngagement = transactionRoute(endpoint, async (tx, { id, ...review }, me, { services }) => {
  const { status } = await requireEngagement(tx, id)
  if (status === 'preparing') throw new Problem('conflict', endingMessages.notStarted)
  if ((await insertReview(tx, id, sideOf(me) ?? 'owner', review)) === 0)
    throw new Problem('conflict', endingMessages.reviewed)
  return presentEngagement(tx, id, me, services)
})

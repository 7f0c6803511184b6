import { declineOffer as endpoint } from '#contract/offers.ts'
import { transactionRoute } from '../serve.ts'
import { moveOffer } from './move-offer.ts'
import { presentOffer } from './present-offer.ts'

export const declineOffer = transactionRoute(endpoint, async (tx, { id, round, reason }, me) => {
  await moveOffer(tx, { id, round, move: 'decline', by: 'talent', reason })
  return presentOffer(tx, id, me)
})

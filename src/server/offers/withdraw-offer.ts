import { withdrawOffer as endpoint } from '#contract/offers.ts'
import { transactionRoute } from '../serve.ts'
import { moveOffer } from './move-offer.ts'
import { presentOffer } from './present-offer.ts'

export const withdrawOffer = transactionRoute(endpoint, async (tx, { id, round, reason }, me) => {
  await moveOffer(tx, { id, round, move: 'withdraw', by: 'owner', reason })
  return presentOffer(tx, id, me)
})

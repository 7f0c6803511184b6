import { counterOffer as endpoint } from '#contract/offers.ts'
import { insertRound } from '#db/offers.ts'
import { nextRoundMove } from '#domain/offers/status.ts'
import { transactionRoute } from '../serve.ts'
import { moveOffer } from './move-offer.ts'
import { offerNotFound, presentOffer } from './present-offer.ts'
import { sideOf } from './side-of.ts'

export const counterOffer = transactionRoute(endpoint, async (tx, { id, round, terms, note }, me) => {
  const side = sideOf(me)
  if (!side) throw offerNotFound()
  const { round: number } = await moveOffer(tx, { id, round, move: nextRoundMove[side], by: side })
  await insertRound(tx, { offerId: id, number, side, terms, note: note || null })
  return presentOffer(tx, id, me)
})

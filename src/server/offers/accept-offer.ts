import { acceptOffer as endpoint } from '#contract/offers.ts'
import { countHires, lockProject } from '#db/offers.ts'
import { isFilled, requireConfirmedExtra } from '#domain/offers/hires.ts'
import { acceptingMove } from '#domain/offers/status.ts'
import { transactionRoute } from '../serve.ts'
import { moveOffer } from './move-offer.ts'
import { offerNotFound, presentOffer } from './present-offer.ts'
import { sideOf } from './side-of.ts'

/** A firm that hires more than it needs is asked first; whoever got an offer may rely on it. */
export const acceptOffer = transactionRoute(endpoint, async (tx, { id, round, isExtra }, me) => {
  const side = sideOf(me)
  if (!side) throw offerNotFound()
  await moveOffer(tx, { id, round, move: acceptingMove[side], by: side }, async ({ projectId }) => {
    if (side !== 'owner') return
    await lockProject(tx, projectId)
    const hires = await countHires(tx, projectId, id)
    if (isFilled(hires)) requireConfirmedExtra(hires, isExtra)
  })
  return presentOffer(tx, id, me)
})

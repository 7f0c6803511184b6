import { discardOffer as endpoint } from '#contract/offers.ts'
import { deleteDraft, lockOffer } from '#db/offers.ts'
import { refusal } from '#domain/life-cycle.ts'
import { offerLifeCycle } from '#domain/offers/status.ts'
import { transactionRoute } from '../serve.ts'
import { offerNotFound } from './present-offer.ts'

export const discardOffer = transactionRoute(endpoint, async (tx, { id }) => {
  const offer = await lockOffer(tx, id)
  if (!offer) throw offerNotFound()
  if (!(await deleteDraft(tx, id))) throw refusal(offerLifeCycle, { move: 'discard', seen: 'draft', now: offer.status })
  return {}
})

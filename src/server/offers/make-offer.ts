import { makeOffer as endpoint } from '#contract/offers.ts'
import { countHires, insertOffer, insertRound, lockOffer, lockProject, offerOf, rewriteDraft } from '#db/offers.ts'
import { requireConfirmedExtra } from '#domain/offers/hires.ts'
import { offerMessages } from '#domain/offers/status.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { findOfferableApplication, refusedAsUndone } from './find-offerable.ts'
import { moveOffer } from './move-offer.ts'
import { presentOffer } from './present-offer.ts'

/** A draft is written over until it is sent. The database queues the email to the person. */
export const makeOffer = transactionRoute(endpoint, async (tx, { id, terms, note, status, isExtra }, me) => {
  const { projectId } = await findOfferableApplication(tx, id)
  if (status === 'sent') {
    await lockProject(tx, projectId)
    // Whoever was waited for may have undone the acceptance or closed the project.
    await findOfferableApplication(tx, id)
    requireConfirmedExtra(await countHires(tx, projectId), isExtra)
  }
  const written = { terms, note: note || null }
  const existing = await offerOf(tx, id)
  // Locked, so that nothing is written over what someone else sends right now.
  const draft = existing?.status === 'draft' ? await lockOffer(tx, existing.id) : undefined
  if (draft?.status === 'draft') {
    await rewriteDraft(tx, draft.id, written)
    if (status === 'sent') await moveOffer(tx, { id: draft.id, round: draft.round, move: 'send', by: 'owner' })
    return presentOffer(tx, draft.id, me)
  }
  const made = await insertOffer(tx, { applicationId: id, projectId, status }).catch(refusedAsUndone)
  if (!made) throw new Problem('conflict', offerMessages.exists)
  await insertRound(tx, { offerId: made.id, number: made.round, side: 'owner', ...written })
  return presentOffer(tx, made.id, me)
})

import { lockOffer, setOfferStatus } from '#db/offers.ts'
import type { Tx } from '#db/session.ts'
import { refusal, statusAfter } from '#domain/life-cycle.ts'
import { type OfferMove, type OfferSide, offerLifeCycle, staleRound } from '#domain/offers/status.ts'
import { offerNotFound } from './present-offer.ts'

type Named = { id: string; round: number; move: OfferMove; by: OfferSide; reason?: string }

/** Makes a move on the round that its maker saw. If several answer at the same time, one wins, and the others are told. */
export async function moveOffer(
  tx: Tx,
  { id, round, move, by, reason }: Named,
  check?: (offer: { projectId: string }) => Promise<void>,
): Promise<{ round: number }> {
  const offer = await lockOffer(tx, id)
  if (!offer) throw offerNotFound()
  const to = statusAfter(offerLifeCycle, { move, from: offer.status, by })
  if (!to || to === 'deleted') throw refusal(offerLifeCycle, { move, seen: offer.status, now: offer.status })
  // Its time is up, and the job that says so hasn't run yet.
  if (offer.isOverdue) throw refusal(offerLifeCycle, { move, seen: offer.status, now: 'expired' })
  if (offer.round !== round) throw staleRound()
  await check?.(offer)
  const moved = await setOfferStatus(tx, id, to, reason || null)
  if (!moved) throw offerNotFound()
  return moved
}

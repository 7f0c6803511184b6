import type { Offer, OfferRound } from '#contract/offers.ts'

/** Who is on the other side, as they are called in a sentence. An admin reads of the person. */
export const otherName = ({ side, person, firm }: Offer): string =>
  side === 'talent' ? (firm ?? 'The firm') : (person ?? 'The person')

/** Whose round it is, for its reader: a firm reads which of its people made it, the talent reads of the firm. */
export function writerOf(offer: Offer, { side, madeBy }: Pick<OfferRound, 'side' | 'madeBy'>): string {
  if (madeBy) return madeBy
  if (side === offer.side) return side === 'owner' ? 'your firm' : 'you'
  return (side === 'owner' ? offer.firm : offer.person) ?? 'the other side'
}

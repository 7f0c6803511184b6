import type { Offer } from '#contract/offers.ts'

/** Who is on the other side, as they are called in a sentence. An admin reads of the person. */
export const otherName = ({ side, person, firm }: Offer): string =>
  side === 'talent' ? (firm ?? 'The firm') : (person ?? 'The person')

/** Whose round it is, for its reader. */
export const writerOf = (offer: Offer, written: 'owner' | 'talent'): string =>
  offer.side === written ? 'you' : ((written === 'owner' ? offer.firm : offer.person) ?? 'the other side')

import type { Offer, OfferRound } from '#contract/offers.ts'
import classes from './offers.module.css'
import { writerOf } from './sides.ts'

/** What a side wrote with its terms. */
export function RoundNote({ offer, round }: { offer: Offer; round: OfferRound }) {
  if (!round.note) return null
  return (
    <figure className={classes.note}>
      <blockquote>{round.note}</blockquote>
      <figcaption>
        {writerOf(offer, round).replace(/^you/, 'You')}, with round {round.number}
      </figcaption>
    </figure>
  )
}

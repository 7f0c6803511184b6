import type { Offer } from '#contract/offers.ts'
import { formatTime } from '../ui/time.ts'
import classes from './offers.module.css'
import { RoundNote } from './round-note.tsx'
import { writerOf } from './sides.ts'
import { TermsTable } from './terms-table.tsx'

/** The rounds before the one on the page, the latest first, each with its note and what it changed. */
export function EarlierRounds({ offer, rounds }: { offer: Offer; rounds: Offer['rounds'] }) {
  if (rounds.length < 2) return null
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className={classes.group}>
        Earlier rounds
      </h2>
      {rounds
        .map((round, index) => (
          <details key={round.number} className={classes.earlier}>
            <summary>
              Round {round.number}, {writerOf(offer, round)}, {formatTime(round.createdAt)}
            </summary>
            <RoundNote offer={offer} round={round} />
            <TermsTable round={round} before={rounds[index - 1]} />
          </details>
        ))
        .slice(0, -1)
        .reverse()}
    </section>
  )
}

import type { ReceivedApplication } from '#contract/applications.ts'
import { offerLine } from '#domain/offers/format-terms.ts'
import { ButtonLink } from '../ui/links.tsx'
import { nameOf } from './applicant-labels.ts'
import classes from './application-card.module.css'

/** Where the offer stands and whose turn it is, in one line with one button. */
export function OfferStanding({ application: { id, applicant, offer } }: { application: ReceivedApplication }) {
  const name = nameOf(applicant)
  return (
    <div className={classes.offer}>
      <p>{offer ? offerLine.owner(offer) : 'No offer yet'}</p>
      {offer && offer.status !== 'draft' ? (
        <ButtonLink variant="light" size="xs" to="/offers/$id" params={{ id: offer.id }}>
          {offer.status === 'countered' ? 'View Counter' : 'View Offer'}
          <span className="g-visually-hidden">: {name}</span>
        </ButtonLink>
      ) : (
        <ButtonLink variant="light" size="xs" to="/offers/new" search={{ application: id }}>
          {offer ? 'Finish Offer' : 'Make Offer'}
          <span className="g-visually-hidden">: {name}</span>
        </ButtonLink>
      )}
    </div>
  )
}

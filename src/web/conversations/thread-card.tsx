import { IconFileText, IconVideo } from '@tabler/icons-react'
import type { ThreadCard as Card } from '#contract/conversations.ts'
import { counted } from '#domain/counted.ts'
import { InterviewBadge } from '../interviews/interview-badge.ts'
import { OfferBadge } from '../offers/offer-badge.ts'
import { AnchorLink } from '../ui/links.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './message.module.css'

/** An interview or an offer among the messages: what it is, when, how it stands, and where it is dealt with. */
export function ThreadCard({ card }: { card: Card }) {
  return (
    <article className={classes.card} aria-label={card.kind === 'interview' ? 'Interview' : 'Offer'}>
      {card.kind === 'interview' ? <Interview card={card} /> : <Offer card={card} />}
    </article>
  )
}

function Interview({ card }: { card: Extract<Card, { kind: 'interview' }> }) {
  const { id, minutes, status, startsAt, proposed } = card
  return (
    <>
      <IconVideo size={20} stroke={1.5} aria-hidden />
      <div>
        <p className={classes.cardTitle}>
          <strong>Interview, {counted(minutes, 'minute')}</strong>
          <InterviewBadge status={status} />
        </p>
        <p>
          {startsAt ? (
            <time dateTime={startsAt}>{formatTime(startsAt)}</time>
          ) : status === 'proposed' ? (
            counted(proposed, 'proposed time')
          ) : (
            'No time was chosen'
          )}
        </p>
        <AnchorLink to="/interviews/$id" params={{ id }} fz="sm" preload={false}>
          {status === 'proposed' ? 'View Times' : 'View Interview'}
        </AnchorLink>
      </div>
    </>
  )
}

function Offer({ card }: { card: Extract<Card, { kind: 'offer' }> }) {
  const { id, status, round, happenedAt } = card
  return (
    <>
      <IconFileText size={20} stroke={1.5} aria-hidden />
      <div>
        <p className={classes.cardTitle}>
          <strong>Offer, round {round}</strong>
          <OfferBadge status={status} />
        </p>
        <p>
          Sent <time dateTime={happenedAt}>{formatTime(happenedAt)}</time>
        </p>
        <AnchorLink to="/offers/$id" params={{ id }} fz="sm" preload={false}>
          View Offer
        </AnchorLink>
      </div>
    </>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { IconInfoCircle, IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { type Offer, readOffer } from '#contract/offers.ts'
import { isUnderWay } from '#domain/offers/status.ts'
import { offerStatusLabels } from '#domain/offers/status-labels.ts'
import type { CostTerms } from '#domain/offers/terms.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { BackLink, ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { formatTime } from '../ui/time.ts'
import { EarlierRounds } from './earlier-rounds.tsx'
import { OfferActions } from './offer-actions.tsx'
import { OfferBadge } from './offer-badge.ts'
import { OfferCost } from './offer-cost.tsx'
import classes from './offers.module.css'
import { RoundNote } from './round-note.tsx'
import { otherName, writerOf } from './sides.ts'
import { TermsTable } from './terms-table.tsx'

const CounterForm = lazy(async () => ({ default: (await import('./counter-form.tsx')).CounterForm }))

/** One offer, for either side and for admins: what changed, what it costs, and what may be done about it. */
export function OfferPage() {
  const { id = '' } = useParams({ strict: false })
  const offer = useQuery({ ...endpointQuery(readOffer, { id }), refetchInterval: 60_000 })
  useShownName(offer.data && titleOf(offer.data))
  return (
    <Loaded
      query={offer}
      what="offer"
      skeleton={<Skeleton h={480} />}
      missing={<PageHead title="Offer Not Found" lead="It may have been removed with its project." />}
    >
      {(data) => <Shown key={data.id} offer={data} />}
    </Loaded>
  )
}

/** A round that arrives while the page is open doesn't change what is under the reader's finger: it is announced first. */
function Shown({ offer }: { offer: Offer }) {
  const [seen, setSeen] = useState(offer.round)
  const [counter, setCounter] = useState<{ terms: CostTerms | undefined }>()
  const shown = offer.rounds.filter(({ number }) => number <= seen)
  const round = shown.at(-1)
  if (!round) return null
  const before = shown.at(-2)
  const isStale = offer.round > seen
  const see = (after: Offer) => {
    setSeen(after.round)
    setCounter(undefined)
  }
  const isCountering = counter !== undefined && !isStale
  return (
    <>
      <Head offer={offer} />
      <Rounds offer={{ ...offer, rounds: shown }} />
      <div className={classes.page} data-countering={isCountering || undefined}>
        <div className={classes.main}>
          <RoundNote offer={offer} round={round} />
          {isCountering ? (
            <Suspense fallback={<Skeleton h={320} />}>
              <CounterForm
                offer={offer}
                round={round}
                onTyped={(terms) => setCounter({ terms })}
                onDone={see}
                onClose={() => setCounter(undefined)}
              />
            </Suspense>
          ) : (
            <>
              <TermsTable round={round} before={before} />
              <EarlierRounds offer={offer} rounds={shown} />
            </>
          )}
        </div>
        <aside className={classes.side}>
          <OfferCost
            side={offer.side}
            round={isCountering ? { number: round.number + 1, terms: counter.terms } : round}
            before={isCountering ? round : before}
            feeBasisPoints={offer.feeBasisPoints}
          />
          {isStale ? (
            <div className={classes.newer} role="status">
              <p>
                {otherName(offer)} changed this at {formatTime(offer.rounds.at(-1)?.createdAt ?? '')}.
              </p>
              <Button onClick={() => see(offer)}>See What Is New</Button>
            </div>
          ) : (
            !isCountering && (
              <OfferActions offer={offer} onCounter={() => setCounter({ terms: round.terms })} onDone={see} />
            )
          )}
          <End offer={offer} />
        </aside>
      </div>
    </>
  )
}

const titleOf = (offer: Offer) => `Offer ${offer.side === 'talent' ? 'from' : 'to'} ${otherName(offer)}`

function Head({ offer }: { offer: Offer }) {
  const { side, project } = offer
  return (
    <>
      {side === 'talent' ? (
        <BackLink to="/applications-labor">My Applications</BackLink>
      ) : (
        <BackLink to="/projects/$id" params={{ id: project.id }}>
          {project.title}
        </BackLink>
      )}
      <PageHead
        over={<OfferBadge status={standingOf(offer)} />}
        title={titleOf(offer)}
        lead={project.title}
        actions={
          side !== null && (
            <ButtonLink
              variant="default"
              to="/messages"
              search={{ application: offer.applicationId }}
              leftSection={<IconMessage size={16} stroke={1.5} aria-hidden />}
            >
              Message
            </ButtonLink>
          )
        }
      />
    </>
  )
}

/** While it is open, a badge says whose turn it is. */
const standingOf = ({ status, turn, side }: Offer) =>
  turn === null ? status : turn === side ? ('yours' as const) : side === null ? status : ('theirs' as const)

function Rounds({ offer }: { offer: Offer }) {
  return (
    <ol className={classes.rounds}>
      {offer.rounds.slice(-3).map((round) => (
        <li key={round.number}>
          <small>
            Round {round.number}, {writerOf(offer, round)}
          </small>
          {round.side === 'talent' ? 'Countered' : offer.status === 'draft' ? 'Drafted' : 'Sent'}{' '}
          <time dateTime={round.createdAt}>{formatTime(round.createdAt)}</time>
        </li>
      ))}
      {offer.turn !== null && offer.expiresAt && (
        <li>
          <small>Open until</small>
          <time dateTime={offer.expiresAt}>{formatTime(offer.expiresAt)}</time>
        </li>
      )}
      {offer.decidedAt && (
        <li>
          <small>{offerStatusLabels[offer.status]}</small>
          <time dateTime={offer.decidedAt}>{formatTime(offer.decidedAt)}</time>
        </li>
      )}
    </ol>
  )
}

function End({ offer }: { offer: Offer }) {
  return (
    <>
      {offer.turn !== null && (
        <p className={classes.hint}>
          <IconInfoCircle size={18} stroke={1.5} aria-hidden />
          Accepting settles the terms. Nothing binds either of you until both have signed.
        </p>
      )}
      {offer.reason && (
        <figure className={classes.note}>
          <blockquote>{offer.reason}</blockquote>
          <figcaption>Reason</figcaption>
        </figure>
      )}
      {!isUnderWay(offer.status) && offer.side === 'owner' && (
        <ButtonLink variant="default" to="/offers/new" search={{ application: offer.applicationId }}>
          Make Another Offer
        </ButtonLink>
      )}
    </>
  )
}

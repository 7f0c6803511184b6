import { defineLifeCycle, type MoveOf, type StatusOf } from '../life-cycle.ts'
import { Problem } from '../problem.ts'

/** How long a round can be answered. */
export const roundDays = 7

/** From a firm's first terms until both sides agree or one ends it. Each round is somebody's turn for `roundDays`. */
export const offerLifeCycle = defineLifeCycle({
  subject: 'offer',
  statuses: ['draft', 'sent', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'],
  starts: {
    draft: { to: 'draft', by: ['owner'], event: 'offer.drafted' },
    make: { to: 'sent', by: ['owner'], event: 'offer.sent', notify: { talent: 'offer-received' } },
  },
  moves: {
    send: { from: ['draft'], to: 'sent', by: ['owner'], event: 'offer.sent', notify: { talent: 'offer-received' } },
    counter: {
      from: ['sent'],
      to: 'countered',
      by: ['talent'],
      event: 'offer.countered',
      notify: { owner: 'offer-countered' },
    },
    revise: {
      from: ['countered'],
      to: 'sent',
      by: ['owner'],
      event: 'offer.revised',
      notify: { talent: 'offer-revised' },
    },
    accept: {
      from: ['sent'],
      to: 'accepted',
      by: ['talent'],
      event: 'offer.accepted',
      notify: { owner: 'offer-accepted' },
    },
    agree: {
      from: ['countered'],
      to: 'accepted',
      by: ['owner'],
      event: 'offer.accepted',
      notify: { talent: 'offer-agreed' },
    },
    decline: {
      from: ['sent', 'countered'],
      to: 'declined',
      // Also when the account is deleted.
      by: ['talent', 'system'],
      event: 'offer.declined',
      notify: { owner: 'offer-declined' },
    },
    withdraw: {
      from: ['sent', 'countered'],
      to: 'withdrawn',
      // Also when the project is closed.
      by: ['owner', 'system'],
      event: 'offer.withdrawn',
      notify: { talent: 'offer-withdrawn' },
    },
    expire: {
      from: ['sent', 'countered'],
      to: 'expired',
      by: ['system'],
      event: 'offer.expired',
      notify: { owner: 'offer-expired', talent: 'offer-expired' },
    },
    // Nobody but the firm has seen it.
    discard: { from: ['draft'], to: 'deleted', by: ['owner'], event: 'offer.discarded' },
  },
  refusal: ({ now }) => statusSentences[now],
})

const statusSentences = {
  draft: 'This offer hasn’t been sent yet.',
  sent: 'This offer is waiting for the other side’s answer.',
  countered: 'This offer was countered. See what is new before you answer.',
  accepted: 'This offer has already been accepted.',
  declined: 'This offer has been declined.',
  withdrawn: 'This offer has been withdrawn.',
  expired: 'This offer has expired.',
} as const

export type OfferStatus = StatusOf<typeof offerLifeCycle>
export type OfferMove = MoveOf<typeof offerLifeCycle>
export type OfferSide = 'owner' | 'talent'

/** Who answers the latest round; null while nobody has to. */
export const turnOf = (status: OfferStatus): OfferSide | null =>
  status === 'sent' ? 'talent' : status === 'countered' ? 'owner' : null

/** Whether another offer would be one too many. */
export const isUnderWay = (status: OfferStatus | undefined): boolean =>
  status === 'draft' || status === 'accepted' || (status !== undefined && turnOf(status) !== null)

/** Which move a side makes with the same request: each answers the other's round. */
export const nextRoundMove = { owner: 'revise', talent: 'counter' } as const satisfies Record<OfferSide, OfferMove>
export const acceptingMove = { owner: 'agree', talent: 'accept' } as const satisfies Record<OfferSide, OfferMove>

/** Someone else has changed the offer since the page was read. */
export const staleRound = () =>
  new Problem('conflict', 'This offer has a newer round. See what is new before you answer.')

/** The move that led to where an offer is now. A round is accepted by the side that didn't write it. */
export const lastMove = (status: OfferStatus, round: number, writtenBy: OfferSide): OfferMove | null =>
  ({
    draft: null,
    sent: round === 1 ? ('send' as const) : ('revise' as const),
    countered: 'counter' as const,
    accepted: writtenBy === 'owner' ? ('accept' as const) : ('agree' as const),
    declined: 'decline' as const,
    withdrawn: 'withdraw' as const,
    expired: 'expire' as const,
  })[status]

export const offerMessages = {
  notAccepted: 'An offer can be made once an application is accepted.',
  closed: 'This project is not open, so no offer can be made.',
  exists: 'There is already an offer for this application.',
} as const

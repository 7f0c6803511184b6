import { isUnderWay, type OfferStatus, turnOf } from '../offers/status.ts'
import { isGivenUp, type StatementStatus, turnToSign } from '../statements/status.ts'
import type { OnboardingSide } from './onboarding.ts'
import type { EngagementSide, EngagementStatus, StartCondition } from './status.ts'

export type StandingFacts = {
  id: string
  applicationId: string
  status: EngagementStatus
  startsOn: string | null
  endsOn: string | null
  /** The latest ones. */
  offer: { id: string; status: OfferStatus } | null
  statement: { id: string; status: StatementStatus } | null
  /** A version that amends it, until both have signed. */
  amendment: { id: string; status: StatementStatus } | null
  missing: readonly StartCondition[]
  /** Without it, firms pay on terms that an admin grants. */
  takesPaymentMethods: boolean
  /** Whose required onboarding items are open. */
  openItems: readonly OnboardingSide[]
  /** Accesses that have not been ended. */
  openAccesses: number
  /** Whether it has ever been active. */
  hasBegun: boolean
  /** Whether the talent has handed over. */
  isHandedOver: boolean
}

/** Where an engagement stands, whose turn it is, and where they act. */
export type Standing = {
  text: string
  turn: OnboardingSide | null
  action: { label: string; to: string } | null
}

const names = { owner: 'the firm', talent: 'the talent', operator: 'us' } as const

const formatDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  )

/** One line for the page of an engagement, the project and both home pages. Read by one side, or by an admin (null). */
export function standingOf(facts: StandingFacts, side: EngagementSide | null): Standing {
  const page = { label: 'View Engagement', to: `/engagements/${facts.id}` }
  const waits = (turn: OnboardingSide, what: string, label: string, to: string): Standing => ({
    text: turn === side ? `Your turn: ${what}` : `Waiting for ${names[turn]}: ${what}`,
    turn,
    action: turn === side ? { label, to } : page,
  })
  const rests = (text: string): Standing => ({ text, turn: null, action: page })
  const { amendment, missing } = facts
  const amending = amendment && signing(amendment, 'the amendment', waits)
  if (amending && ['preparing', 'active', 'paused'].includes(facts.status)) return amending
  switch (facts.status) {
    case 'preparing': {
      const before = agreeing(facts, waits)
      if (before) return before
      if (missing.includes('statement')) return rests('Being prepared')
      if (missing.includes('talent-factor'))
        return waits('talent', 'turn on two-factor authentication', 'Open Settings', '/settings')
      if (missing.includes('approver-factor'))
        return waits('owner', 'turn on two-factor authentication', 'Open Settings', '/settings')
      if (missing.includes('payment'))
        return facts.takesPaymentMethods
          ? waits('owner', 'add a payment method', 'Open Billing', '/billing')
          : waits('operator', 'an admin grants the firm payment terms', 'View Engagement', page.to)
      const [open] = side && facts.openItems.includes(side) ? [side] : facts.openItems
      if (open) return waits(open, 'onboarding', 'Open Onboarding', page.to)
      return rests(
        facts.startsOn ? `Everything is ready. Starts on ${formatDay(facts.startsOn)}` : 'Everything is ready',
      )
    }
    case 'active':
      return rests(facts.startsOn ? `Active since ${formatDay(facts.startsOn)}` : 'Active')
    case 'paused':
      return waits('owner', 'paused, until the firm resumes it', 'Resume', page.to)
    case 'ending':
      return facts.isHandedOver || side === 'owner'
        ? rests(`Ending. The last day is ${formatDay(facts.endsOn ?? '')}`)
        : waits('talent', `hand over by ${formatDay(facts.endsOn ?? '')}`, 'Write Handover', page.to)
    default: {
      // Whoever is employed by the firm goes on with their work.
      if (side === 'talent' && facts.status !== 'converted' && facts.hasBegun && !facts.isHandedOver)
        return waits('talent', 'hand over', 'Write Handover', page.to)
      const label = { ended: 'Ended', terminated: 'Ended immediately', converted: 'Full-time employment' }[facts.status]
      return facts.openAccesses > 0 ? waits('owner', 'revoke all access', 'Revoke Access', page.to) : rests(label)
    }
  }
}

type Waits = (turn: OnboardingSide, what: string, label: string, to: string) => Standing

/** Until both have signed: the offer and the statement say whose turn it is. */
function agreeing({ applicationId, offer, statement }: StandingFacts, waits: Waits): Standing | null {
  if (!offer || !isUnderWay(offer.status))
    return waits('owner', 'make an offer', 'Make Offer', `/offers/new?application=${applicationId}`)
  if (offer.status === 'draft')
    return waits('owner', 'send the offer', 'Finish Offer', `/offers/new?application=${applicationId}`)
  const answers = turnOf(offer.status)
  if (answers) return waits(answers, 'answer the offer', 'Read Offer', `/offers/${offer.id}`)
  if (!statement || isGivenUp(statement.status))
    return waits('owner', 'draft the statement of work', 'Open Offer', `/offers/${offer.id}`)
  return signing(statement, 'the statement of work', waits)
}

function signing({ id, status }: NonNullable<StandingFacts['statement']>, what: string, waits: Waits): Standing | null {
  if (status === 'draft') return waits('owner', `send ${what}`, 'Open Statement', `/statements/${id}`)
  const signs = turnToSign(status)
  return signs ? waits(signs, `sign ${what}`, 'Read and Sign', `/statements/${id}`) : null
}

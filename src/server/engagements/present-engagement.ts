import type { ListedEngagement } from '#contract/engagement-lines.ts'
import type { Engagement, EngagementItem } from '#contract/engagements.ts'
import { type FoundEngagement, type FoundStanding, findEngagement, listEngagements } from '#db/engagements.ts'
import type { Principal, Tx } from '#db/session.ts'
import { conversionFee } from '#domain/engagements/ending.ts'
import type { OnboardingName, OnboardingSide } from '#domain/engagements/onboarding.ts'
import { type StandingFacts, standingOf } from '#domain/engagements/standing.ts'
import {
  type EngagementSide,
  type EngagementStatus,
  engagementActions,
  isOver,
  type StartCondition,
} from '#domain/engagements/status.ts'
import { mayManage } from '#domain/firms/role.ts'
import type { OfferStatus } from '#domain/offers/status.ts'
import { notFound } from '#domain/problem.ts'
import type { StatementStatus } from '#domain/statements/status.ts'
import { withIsoTimes } from '../iso-times.ts'
import type { Services } from '../services.ts'

export const sideOf = ({ role }: Pick<Principal, 'role'>): EngagementSide | null =>
  role === 'talent' ? 'talent' : role === 'buyer' ? 'owner' : null

export async function requireEngagement(tx: Tx, id: string): Promise<FoundEngagement> {
  const found = await findEngagement(tx, id)
  if (!found) throw notFound('Engagement Not Found')
  return found
}

/** What the database found, as the domain names it. */
const factsOf = (row: FoundStanding): Omit<StandingFacts, 'takesPaymentMethods'> => ({
  id: row.id as string,
  applicationId: row.application_id as string,
  status: row.status as EngagementStatus,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  offer: row.offer_id ? { id: row.offer_id, status: row.offer_status as OfferStatus } : null,
  statement: row.statement_id ? { id: row.statement_id, status: row.statement_status as StatementStatus } : null,
  amendment: row.amendment_id ? { id: row.amendment_id, status: row.amendment_status as StatementStatus } : null,
  missing: (row.missing ?? []) as StartCondition[],
  openItems: (row.open_items ?? []) as OnboardingSide[],
  openAccesses: row.open_accesses ?? 0,
  hasBegun: row.has_begun ?? false,
  isHandedOver: row.is_handed_over ?? false,
})

export const presentListed = (
  row: FoundStanding,
  side: EngagementSide | null,
  { stripe }: Pick<Services, 'stripe'>,
): ListedEngagement => ({
  id: row.id as string,
  projectId: row.project_id as string,
  title: row.title,
  firm: row.firm,
  talent: row.talent,
  isOver: isOver(row.status as EngagementStatus),
  standing: standingOf({ ...factsOf(row), takesPaymentMethods: stripe !== undefined }, side),
})

const feeToday = ({ terms, today }: Pick<FoundEngagement, 'terms' | 'today'>) =>
  terms && today ? conversionFee(terms, today) : null

/** An engagement as its reader may know it, with what they may do next. */
export async function presentEngagement(
  tx: Tx,
  id: string,
  me: Principal,
  services: Pick<Services, 'stripe'>,
): Promise<Engagement> {
  const { onboarding, handovers, lastWeeks, isAgreed, ...row } = await requireEngagement(tx, id)
  const [listed] = await listEngagements(tx, { one: id })
  if (!listed) throw notFound('Engagement Not Found')
  const side = sideOf(me)
  const mayAct = side === 'talent' || mayManage(me.firmRole)
  const ticks = side ?? 'operator'
  const line = presentListed(listed, side, services)
  return {
    ...withIsoTimes(row),
    ...line,
    startsOn: listed.starts_on,
    endsOn: listed.ends_on,
    missing: factsOf(listed).missing as StartCondition[],
    today: row.today as string,
    zone: row.zone as string,
    side,
    mayManage: side === 'owner' && mayAct,
    actions: engagementActions(row.status, side, mayAct),
    conversionFeeCents: row.status === 'converted' ? row.conversionFeeCents : feeToday(row),
    onboarding: onboarding.map(({ isFact, ...item }) => ({
      ...(item as Omit<EngagementItem, 'mayTick'>),
      name: item.name as OnboardingName,
      mayTick: !line.isOver && isAgreed && !isFact && item.side === ticks && (mayAct || side === null),
    })),
    lastWeeks: lastWeeks as Engagement['lastWeeks'],
    handover: handovers[0] ?? null,
  }
}

import { addDays, mondayOf } from '#domain/hours/week.ts'
import type { OfferTerms } from '#domain/offers/terms.ts'
import { dayIn } from '#domain/scheduling/wall-time.ts'
import { acceptOffer } from '../offers/accept-offer.ts'
import { makeOffer } from '../offers/make-offer.ts'
import { type DemoEngagement, demoEngagements } from './engagements.ts'
import { nameOf } from './people.ts'
import type { SeededApplication } from './seed-applications.ts'
import type { Stage } from './stage.ts'

export type Hire = DemoEngagement & { application: SeededApplication; offerId: string; startDate: string }

/** The Monday of so many weeks ago, where the firm is. */
export const mondayBefore = ({ now }: Stage, weeks: number): string =>
  addDays(mondayOf(dayIn('America/New_York', now).toString()), -7 * weeks)

/** A time on a day, in the morning where the firm is. */
export const morningOf = (day: string, days = 0, minutes = 0): Date =>
  new Date(Date.parse(`${addDays(day, days)}T14:00:00Z`) + minutes * 60_000)

/** Offers that were made and accepted before the start. What is still ahead of its start was agreed on this week. */
export async function seedHires(stage: Stage, applications: SeededApplication[]): Promise<Hire[]> {
  const hires: Hire[] = []
  for (const engagement of demoEngagements) {
    const application = applications.find(
      ({ project, candidate }) => project.details.title === engagement.project && nameOf(candidate) === engagement.name,
    )
    if (!application) throw new Error(`${engagement.name} can’t work on ${engagement.project}.`)
    const startDate = mondayBefore(stage, engagement.startsWeeksAgo)
    const terms: OfferTerms = {
      ...{ ...engagement.terms, startDate, endDate: null, noticeDays: 14, trialDays: 5 },
      conversion: [{ afterMonths: 12, feeCents: 0 }],
    }
    const { id, project, candidate } = application
    const { id: offerId } = await stage.perform(project.ownerId, makeOffer, {
      ...{ id, terms, note: '', status: 'sent' as const, isExtra: true },
    })
    await stage.perform(candidate.userId, acceptOffer, { id: offerId, round: 1, isExtra: true })
    const hire = { ...engagement, application, offerId, startDate }
    hires.push(hire)
    const day = agreedOn(stage, hire)
    const decided_at = morningOf(day, 1)
    const accepted = { created_at: morningOf(day, -4), updated_at: morningOf(day, -1) }
    if (engagement.startsWeeksAgo > 0) stage.moments.push({ table: 'applications', id, at: accepted })
    stage.moments.push({
      table: 'offers',
      id: offerId,
      at: { created_at: morningOf(day), updated_at: decided_at, decided_at, expires_at: morningOf(day, 7) },
    })
  }
  return hires
}

/** The day of the offer; the statement follows within four days. */
export const agreedOn = (stage: Stage, { startDate, startsWeeksAgo }: Pick<Hire, 'startDate' | 'startsWeeksAgo'>) =>
  startsWeeksAgo > 0 ? addDays(startDate, -10) : addDays(dayIn('America/New_York', stage.now).toString(), -4)

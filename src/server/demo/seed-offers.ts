import { clearDueJobs } from '#db/demo.ts'
import type { OfferTerms } from '#domain/offers/terms.ts'
import { counterOffer } from '../offers/counter-offer.ts'
import { makeOffer } from '../offers/make-offer.ts'
import { demoPerson, nameOf } from './people.ts'
import type { SeededApplication } from './seed-applications.ts'
import type { Stage } from './stage.ts'
import { daysAfter, isoDate, onWorkday } from './time.ts'

type Seeded = { project: string; name: string; rateCents: number; note: string; answer?: Answer }
type Answer = { rateCents: number; trialDays: number; note: string }

const offers: Seeded[] = [
  {
    project: 'Close and intercompany for acquired practices',
    name: nameOf(demoPerson),
    rateCents: 3700,
    note: 'Two practices joined us this fall. We would like you on their close from the first week.',
  },
  {
    project: 'Month-end close, three entities',
    name: 'Anjali Prabhakari',
    rateCents: 3400,
    note: 'The second seat for the close, as we discussed.',
    answer: {
      rateCents: 3600,
      trialDays: 3,
      note: 'I can hold $36.00 with the intercompany work included. Starting a week later lets me hand over my current client well.',
    },
  },
]

/** One offer waits for the demo talent, and one that was countered for the demo firm. */
export async function seedOffers(stage: Stage, applications: SeededApplication[]): Promise<void> {
  const start = (days: number) => isoDate(onWorkday(daysAfter(stage.now, days), 1))
  for (const { project, name, rateCents, note, answer } of offers) {
    const found = applications.find((one) => one.project.details.title === project && nameOf(one.candidate) === name)
    if (!found) throw new Error(`${name} can’t get an offer for ${project}.`)
    const terms: OfferTerms = {
      ...{ rateCents, hoursPerWeek: 25, weeklyCapHours: 30, noticeDays: 14, trialDays: 5 },
      ...{ startDate: start(14), endDate: isoDate(daysAfter(stage.now, 14 + 13 * 7 - 4)) },
      conversion: [{ afterMonths: 12, feeCents: 0 }],
    }
    const { id } = await stage.perform(found.project.ownerId, makeOffer, {
      ...{ id: found.id, terms, note, status: 'sent' as const, isExtra: true },
    })
    if (!answer) continue
    const { note: word, ...changed } = answer
    const asked = { ...terms, ...changed, startDate: start(21) }
    await stage.perform(found.candidate.userId, counterOffer, { id, round: 1, terms: asked, note: word })
  }
  await stage.services.db.asSystem((tx) => clearDueJobs(tx, 'follow-offer'))
}

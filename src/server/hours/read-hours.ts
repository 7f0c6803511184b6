import { readHours as endpoint } from '#contract/hours.ts'
import { readNow } from '#db/clock.ts'
import {
  findDueWeek,
  findTermsOfWeek,
  findTimer,
  findWeekOf,
  findWeekPlace,
  listOwnEngagements,
  workingDays,
} from '#db/hours.ts'
import type { Principal, Tx } from '#db/session.ts'
import { type EngagementStatus, takesHours } from '#domain/engagements/status.ts'
import { isWritable } from '#domain/hours/status.ts'
import { addDays, daysOfWeek, mondayOf } from '#domain/hours/week.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'
import { presentSummary, weekNotFound } from './present-week.ts'

/** The week that was asked for, or else the one that waits for the talent, or this one. */
export const readHours = transactionRoute(endpoint, async (tx, asked, me) => {
  const engagements = (await listOwnEngagements(tx)).map(presentEngagement)
  const timer = await findTimer(tx)
  const place = await placeOf(tx, asked, engagements)
  return {
    engagements,
    shown: place && (await presentPlace(tx, place, me)),
    timer: timer ? withIsoTimes(timer) : null,
    now: (await readNow(tx)).toISOString(),
  }
})

type Row = Awaited<ReturnType<typeof listOwnEngagements>>[number]
const presentEngagement = (row: Row) => ({
  id: row.id as string,
  title: row.title,
  firm: row.firm,
  zone: row.zone as string,
  today: row.today as string,
  takesHours: takesHours(row.status as EngagementStatus),
  rateCents: row.rate_cents as number,
  capMinutes: row.cap_minutes as number,
  startsOn: row.starts_on as string,
  endsOn: row.ends_on,
})

async function presentPlace(tx: Tx, { engagementId, startsOn }: Place, me: Principal) {
  const week = await findWeekOf(tx, engagementId, startsOn)
  const signed = await findTermsOfWeek(tx, engagementId, startsOn)
  // What was submitted keeps its terms.
  const terms = week && !isWritable(week.status) ? week : signed
  if (!terms) throw weekNotFound()
  return {
    engagementId,
    startsOn,
    week: week ? presentSummary(week, me) : null,
    capMinutes: terms.capMinutes,
    rateCents: terms.rateCents,
    workingDays: await workingDays(tx, engagementId, daysOfWeek(startsOn)),
    previous: await previousLines(tx, engagementId, startsOn),
  }
}

type Asked = { week?: string | undefined; engagement?: string | undefined; day?: string | undefined }
type Place = { engagementId: string; startsOn: string }

async function placeOf(
  tx: Tx,
  { week, engagement, day }: Asked,
  engagements: readonly { id: string; today: string }[],
): Promise<Place | null> {
  if (week) {
    const place = await findWeekPlace(tx, week)
    if (!place?.engagementId) throw weekNotFound()
    return { engagementId: place.engagementId, startsOn: place.startsOn }
  }
  const chosen = engagement ? engagements.find(({ id }) => id === engagement) : engagements[0]
  if (engagement && !chosen) throw weekNotFound()
  if (!chosen) return null
  const monday = mondayOf(chosen.today)
  if (day) return { engagementId: chosen.id, startsOn: mondayOf(day) }
  const due = await findDueWeek(tx, engagement, monday)
  return due?.engagementId
    ? { engagementId: due.engagementId, startsOn: due.startsOn }
    : { engagementId: chosen.id, startsOn: monday }
}

async function previousLines(tx: Tx, engagementId: string, startsOn: string) {
  const week = await findWeekOf(tx, engagementId, addDays(startsOn, -7))
  return (week?.lines ?? []).map(({ day, minutes, task }) => ({ day, minutes, task }))
}

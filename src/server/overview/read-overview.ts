import { readOverview as endpoint } from '#contract/overview.ts'
import { overviewQuery } from '#db/overview.ts'
import { claimWeeks, isEnough, measuredClaims, replyClaim } from '#domain/overview/claims.ts'
import { everyWeek } from '#domain/overview/every-week.ts'
import { acceptanceRate, byDay, hoursWithin, overviewWeeks } from '#domain/overview/measure.ts'
import { queryRoute } from '../serve.ts'

const none = { applied: 0, reviewed: 0, interviewed: 0, accepted: 0, rejected: 0 }

export const readOverview = queryRoute(
  endpoint,
  () => overviewQuery(overviewWeeks, claimWeeks),
  ([found]) => {
    if (!found) throw new Error('The settings have no row.')
    const { applied, facts, hours, sources } = found
    const funnel = { ...none, ...Object.fromEntries(facts.map(({ fact, count }) => [fact, count])) }
    const measured = { accepted: found.accepted ?? 0, rejected: found.rejected ?? 0, vetted: found.vetted ?? 0 }
    return {
      weeks: everyWeek(found.thisWeek, overviewWeeks, new Map(applied.map(({ week, count }) => [week, count]))),
      funnel,
      acceptanceRate: acceptanceRate(funnel),
      decision: {
        count: hours.reduce((sum, { count }) => sum + count, 0),
        medianHours: hoursWithin(0.5, hours),
        p90Hours: hoursWithin(0.9, hours),
        days: byDay(hours),
      },
      sources,
      claims: {
        isShown: found.isShown,
        isEnough: isEnough(measured),
        decisions: measured.accepted + measured.rejected,
        measured: { ...measuredClaims(measured), replyMinutes: replyClaim(found.reply) },
      },
    }
  },
)

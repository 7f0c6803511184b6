import { freshSince, weeksWanted } from '../capacity/capacity.ts'
import type { FirmDay } from '../firms/settings.ts'
import type { Need } from '../matching/need.ts'
import { leastOverlap } from '../matching/overlap.ts'
import type { Clock, Pool } from '../matching/pool.ts'
import { usualZone } from '../replies/clock.ts'
import { type TalentConditions, usualWeeks } from './conditions.ts'

/** Of a firm that hasn't named its zone. */
const usualDay: FirmDay = { zone: usualZone, from: '09:00', to: '17:00' }

/** The period that conditions are about. It can't begin before today. */
const periodOf = ({ from, weeks = usualWeeks }: TalentConditions, today: string) => ({
  start: from && from > today ? from : today,
  weeks,
})

/** The conditions as a need, for a look at the pool. A firm that hasn't said where it is has the usual day, as with replies. */
export function needOfConditions(asked: TalentConditions, day: FirmDay | null, today: string): Need {
  const { start, weeks } = periodOf(asked, today)
  return {
    must: [],
    nice: [],
    overlap: asked.overlap === undefined ? null : { ...(day ?? usualDay), minHours: asked.overlap },
    hoursPerWeek: asked.hours ?? null,
    start: null,
    from: start,
    weeks,
    maxRate: asked.rate ?? null,
    level: null,
    emphasis: { vetting: 'off', replies: 'off' },
  }
}

/** What the database compares: what people must be known to offer. */
export type Offered = {
  maxRate?: number
  /** The numbers of the weeks with enough hours in common. */
  clocks?: number[]
  hours?: number
  mondays?: string[]
  /** How many of the weeks may have fewer hours. */
  spare?: number
  /** Hours that were confirmed earlier are unknown. */
  freshSince?: string
}

/** The same conditions as figures that the database compares, judged as the shortlist judges them. */
export function offeredFor(
  asked: TalentConditions,
  day: FirmDay | null,
  today: string,
  clocksWhere: Pool['clocksWhere'],
): Offered {
  const { overlap, hours, rate } = asked
  const period = periodOf(asked, today)
  const isShared = (clock: Clock) => leastOverlap(clock, day ?? usualDay, period) >= (overlap ?? 0)
  return {
    ...(rate !== undefined && { maxRate: rate }),
    ...(overlap !== undefined && { clocks: clocksWhere(isShared) }),
    ...(hours !== undefined && { hours, ...weeksWanted(period.start, period.weeks), freshSince: freshSince(today) }),
  }
}

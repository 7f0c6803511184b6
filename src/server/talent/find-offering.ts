import { firmDay } from '#db/firms.ts'
import { query } from '#db/session.ts'
import type { Offering } from '#db/talent.ts'
import type { FirmDay } from '#domain/firms/settings.ts'
import { scan } from '#domain/matching/scan.ts'
import { hasConditions, type TalentConditions } from '#domain/talent/conditions.ts'
import { needOfConditions, offeredFor } from '#domain/talent/offered.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

/** From how many on reading from the newest finds a page sooner than looking each one up. */
const few = 2_000

export const firmDayQuery = () => query.selectNoFrom(firmDay.as('day'))

/**
 * What conditions ask, as the database compares it. The pool of the shortlists has a first look, which can only find too many: where
 * they are few, nobody else is looked at. It holds accepted talent; admins list others, too.
 */
export async function findOffering(
  conditions: TalentConditions,
  { day, isAdmin }: { day: FirmDay | null; isAdmin: boolean },
  { talentPool }: Pick<Services, 'talentPool'>,
): Promise<Offering | undefined> {
  if (!hasConditions(conditions)) return undefined
  const today = todayOf()
  const pool = await talentPool.current()
  const offered = offeredFor(conditions, day, today, pool.clocksWhere)
  if (isAdmin) return { offered, among: null }
  const { counts, ids } = scan(pool, needOfConditions(conditions, day, today), today, { fits: few })
  return { offered, among: counts.fits <= few ? ids.fits : null }
}

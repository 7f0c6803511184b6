import { firmDay } from '#db/firms.ts'
import { query } from '#db/session.ts'
import type { Offering } from '#db/talent.ts'
import type { FirmDay } from '#domain/firms/settings.ts'
import { hasConditions, type TalentConditions } from '#domain/talent/conditions.ts'
import { firstLook } from '#domain/talent/first-look.ts'
import { needOfConditions, offeredFor } from '#domain/talent/offered.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

/** Looking up as many takes a few milliseconds, and the counted pages of a list have half as many people. */
const few = 1_000

export const firmDayQuery = () => query.selectNoFrom(firmDay.as('day'))

/**
 * What conditions ask, as the database compares it. The pool of the shortlists has a first look, which can only find too many: where
 * they are few, nobody else is looked at, and where they are many, `newest` has the newest of them. It holds accepted talent; admins
 * list others, too.
 */
export async function findOffering(
  conditions: TalentConditions,
  { day, isAdmin }: { day: FirmDay | null; isAdmin: boolean },
  { talentPool }: Pick<Services, 'talentPool'>,
): Promise<(Offering & { newest: readonly string[] | null }) | undefined> {
  if (!hasConditions(conditions)) return undefined
  const today = todayOf()
  const pool = await talentPool.current()
  const offered = offeredFor(conditions, day, today, pool.clocksWhere)
  if (isAdmin) return { offered, among: null, newest: null }
  const { ids, isAll } = firstLook(pool, needOfConditions(conditions, day, today), today, few)
  return isAll
    ? { offered, among: ids, newest: null }
    : { offered, among: null, newest: ids.length <= 2 * few ? ids : null }
}

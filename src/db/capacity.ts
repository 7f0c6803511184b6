import { sql } from 'kysely'
import type { CapacityOffer } from '#domain/capacity/capacity-offer.ts'
import { query, type Tx } from './session.ts'

const own = query.selectFrom('candidates').where('user_id', '=', sql<string>`(select app.user_id())`)

/** What the signed-in person offers, and what was read from it. */
export const ownCapacityQuery = () =>
  own
    .leftJoin('talent_capacity as offer', 'offer.candidate_id', 'candidates.id')
    .leftJoin('talent_facts', 'talent_facts.candidate_id', 'candidates.id')
    .select(['working_hours as workingHours', 'rate_from as rateFrom', 'rate_to as rateTo', 'weeks', 'facts'])
    .select(sql<string | null>`offer.confirmed_at::date::text`.as('confirmedOn'))

/** Says whether there is a candidate to save it for. */
export const saveOffer = async (tx: Tx, { rateFrom, rateTo, weeks }: CapacityOffer): Promise<boolean> => {
  const candidate = await tx.first(own.select('id'))
  if (!candidate) return false
  const offer = { rate_from: rateFrom, rate_to: rateTo, weeks: JSON.stringify(weeks) }
  await tx.count(
    query
      .insertInto('talent_capacity')
      .values({ candidate_id: candidate.id, ...offer })
      .onConflict((conflict) =>
        conflict.column('candidate_id').doUpdateSet({ ...offer, confirmed_at: sql<Date>`now()` }),
      ),
  )
  return true
}

/** Returns how many were asked to confirm their hours. */
export const remindOfHours = async (tx: Tx, days: { first: number; last: number }, limit: number): Promise<number> =>
  (
    await tx.first(
      query.selectNoFrom(
        sql<number>`app.remind_of_hours(${days.first}::int, ${days.last}::int, ${limit}::int)`.as('told'),
      ),
    )
  )?.told ?? 0

export const confirmOffer = async (tx: Tx): Promise<boolean> => {
  const candidate = await tx.first(own.select('id'))
  if (!candidate) return false
  await tx.count(
    query
      .insertInto('talent_capacity')
      .values({ candidate_id: candidate.id })
      .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet({ confirmed_at: sql<Date>`now()` })),
  )
  return true
}

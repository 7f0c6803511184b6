import { sql } from 'kysely'
import type { Correction } from '#domain/matching/correction.ts'
import { query, type Tx } from './session.ts'

const own = query.selectFrom('candidates').where('user_id', '=', sql<string>`(select app.user_id())`).select('id')

/** Says whether there is a candidate to save it for. A level takes the place of the one before. */
export async function putCorrection(tx: Tx, { kind, value, stance, lastUsed }: Correction): Promise<boolean> {
  const candidate = await tx.first(own)
  if (!candidate) return false
  if (kind === 'level')
    await tx.count(
      query
        .deleteFrom('fact_corrections')
        .where('candidate_id', '=', candidate.id)
        .where('kind', '=', kind)
        .where('value', '<>', value),
    )
  const said = { stance, last_used: lastUsed }
  await tx.count(
    query
      .insertInto('fact_corrections')
      .values({ candidate_id: candidate.id, kind, value, ...said })
      .onConflict((conflict) =>
        conflict.columns(['candidate_id', 'kind', 'value']).doUpdateSet({ ...said, said_at: sql<Date>`now()` }),
      ),
  )
  return true
}

export const removeCorrection = (tx: Tx, kind: Correction['kind'], value: string): Promise<number> =>
  tx.count(
    query
      .deleteFrom('fact_corrections')
      .where('candidate_id', 'in', own)
      .where('kind', '=', kind)
      .where('value', '=', value),
  )

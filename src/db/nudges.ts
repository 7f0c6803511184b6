import { sql } from 'kysely'
import { named } from './columns.ts'
import { query, type Tx } from './session.ts'

/** Those of the last seconds: what commits late has an early place, so that a little is read again. */
export const recentNudges = (tx: Tx, seconds: number) =>
  tx.rows(
    query
      .selectFrom('nudges')
      .select(named('nudges', ['id', 'userId', 'firmId', 'isForOperator', 'threadId', 'endsStreams']))
      .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
      .orderBy('id'),
  )

export const clearNudges = (tx: Tx) =>
  tx.count(query.deleteFrom('nudges').where('created_at', '<', sql<Date>`now() - interval '5 minutes'`))

/** Whose news someone hears, beside their own. */
export const findOwnFirm = async (tx: Tx): Promise<string | null> =>
  (await tx.first(query.selectNoFrom(sql<string | null>`app.firm_id()`.as('firmId'))))?.firmId ?? null

import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { countedRows } from '#domain/paging.ts'
import { type CallFilter, callPageSize } from '#domain/scheduling/list.ts'
import { named } from './columns.ts'
import { query, type Tx } from './session.ts'

type Selection = { filter: CallFilter; page: number }

export const callPage = ({ page }: Selection) => ({ page, size: callPageSize })

const filters = {
  upcoming: sql<boolean>`intro_calls.status <> 'cancelled' and starts_at > now() - interval '30 minutes'`,
  past: sql<boolean>`intro_calls.status <> 'cancelled' and starts_at <= now() - interval '30 minutes'`,
  cancelled: sql<boolean>`intro_calls.status = 'cancelled'`,
} as const satisfies Record<CallFilter, unknown>

/** One page of calls as JSON made by the database, how many there are, and the zone of whoever takes them. */
export const callListQuery = (asked: Selection) => {
  const page = callPage(asked)
  const direction = asked.filter === 'upcoming' ? 'asc' : 'desc'
  const calls = query.selectFrom('intro_calls').where(filters[asked.filter])
  // The page is cut out before anyone looks up its candidates.
  const shown = calls
    .selectAll()
    .orderBy('starts_at', direction)
    .orderBy('id', direction)
    .limit(page.size)
    .offset((page.page - 1) * page.size)
  const rows = query
    .selectFrom(shown.as('call'))
    .innerJoin('candidates', 'candidates.id', 'candidate_id')
    .select(
      named('call', ['id', 'candidateId', 'name', 'email', 'startsAt', 'endsAt', 'zone', 'status', 'cancelReason']),
    )
    .select('candidates.name as candidateName')
    .orderBy('starts_at', direction)
    .orderBy('call.id', direction)
  const counted = calls.select('id').limit(countedRows(page) + 1)
  return query.selectNoFrom((select) => [
    jsonArrayFrom(rows).as('calls'),
    select
      .selectFrom(counted.as('counted'))
      .select((count) => count.fn.countAll<number>().as('count'))
      .as('total'),
    select.selectFrom('intro_call_hours').select('location').as('location'),
  ])
}

/** By the signed-in admin, who says why. */
export const cancelCallWithReason = (tx: Tx, id: string, reason: string) =>
  tx.count(
    query
      .updateTable('intro_calls')
      .set((eb) => ({
        status: 'cancelled',
        sequence: eb('sequence', '+', 1),
        cancelled_by: sql<string>`app.user_id()`,
        cancel_reason: reason,
      }))
      .where('id', '=', id),
  )

import { sql } from 'kysely'
import type { CallKind } from '#domain/calls/list.ts'
import { isSetAhead } from './candidates.ts'
import { query } from './session.ts'

const kindOf = (kind: CallKind) => sql<CallKind>`${sql.lit(kind)}`.as('kind')
const noFirm = sql<string | null>`null::text`.as('firm')

/** What is still to come with these candidates, as a decision would cancel it: the next first, what has no time yet last. */
export const callsAheadQuery = ({ ids }: { ids: string[] }) => {
  const isOfThem = (column: string) => sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`
  return query
    .selectFrom('intro_calls')
    .where(isOfThem('candidate_id'))
    .where('status', '=', 'booked')
    .where('starts_at', '>', sql<Date>`now()`)
    .select(['id', 'candidate_id as candidateId', kindOf('intro')])
    .select((eb) => eb.ref('starts_at').$castTo<Date | null>().as('startsAt'))
    .select(noFirm)
    .unionAll(
      query
        .selectFrom('candidates')
        .where(isOfThem('id'))
        .where(isSetAhead)
        .select(['id', 'id as candidateId', kindOf('set'), 'interview_scheduled_at as startsAt', noFirm]),
    )
    .unionAll(
      query
        .selectFrom('interviews')
        .leftJoin('buyers', 'buyers.id', 'interviews.buyer_id')
        .where(isOfThem('interviews.candidate_id'))
        .where('interviews.status', 'in', ['proposed', 'booked'])
        .where(sql<boolean>`(interviews.starts_at is null or interviews.starts_at > now())`)
        .select(['interviews.id', 'interviews.candidate_id as candidateId', kindOf('interview')])
        .select(['interviews.starts_at as startsAt', 'buyers.company_name as firm']),
    )
    .orderBy(sql`"startsAt" nulls last`)
    .orderBy('id')
}

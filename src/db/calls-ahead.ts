import { sql } from 'kysely'
import type { CallKind } from '#domain/calls/list.ts'
import type { Span } from '#domain/scheduling/slots.ts'
import { isSet, isSetAhead } from './candidates.ts'
import { isStillAhead } from './interviews.ts'
import { query } from './session.ts'

const kindOf = (kind: CallKind) => sql<CallKind>`${sql.lit(kind)}`.as('kind')
const noFirm = sql<string | null>`null::text`.as('firm')
const isOf = (column: string, ids: string[]) => sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`

/** What is still to come with these candidates, as a decision would cancel it: the next first, what has no time yet last. */
export const callsAheadQuery = ({ ids }: { ids: string[] }) => {
  const isOfThem = (column: string) => isOf(column, ids)
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
        .where(isStillAhead)
        .select(['interviews.id', 'interviews.candidate_id as candidateId', kindOf('interview')])
        .select(['interviews.starts_at as startsAt', 'buyers.company_name as firm']),
    )
    .orderBy(sql`"startsAt" nulls last`)
    .orderBy('id')
}

/** What is booked meanwhile: with admins by anyone, and with firms by these candidates. */
export const bookedDuringQuery = (ids: string[], { startsAt, endsAt }: Span) =>
  query
    .selectFrom('intro_calls')
    .where('status', '=', 'booked')
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .select(['candidate_id as candidateId', kindOf('intro'), 'starts_at as startsAt', 'ends_at as endsAt'])
    .select((eb) => eb.ref('name').$castTo<string | null>().as('name'))
    .select(noFirm)
    .unionAll(
      query
        .selectFrom('candidates')
        .where(isSet)
        .where('interview_scheduled_at', '<', endsAt)
        .where('interview_ends_at', '>', startsAt)
        .select(['id as candidateId', kindOf('set')])
        .select((eb) => eb.ref('interview_scheduled_at').$notNull().as('startsAt'))
        .select((eb) => eb.ref('interview_ends_at').$notNull().as('endsAt'))
        .select(['name', noFirm]),
    )
    .unionAll(
      query
        .selectFrom('interviews')
        .leftJoin('buyers', 'buyers.id', 'interviews.buyer_id')
        .where(isOf('interviews.candidate_id', ids))
        .where('interviews.status', '=', 'booked')
        .where('interviews.starts_at', '<', endsAt)
        .where('interviews.ends_at', '>', startsAt)
        .select(['interviews.candidate_id as candidateId', kindOf('interview')])
        .select((eb) => eb.ref('interviews.starts_at').$notNull().as('startsAt'))
        .select((eb) => eb.ref('interviews.ends_at').$notNull().as('endsAt'))
        .select([sql<string | null>`null::text`.as('name'), 'buyers.company_name as firm']),
    )
    .orderBy('startsAt')

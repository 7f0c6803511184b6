import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type CallFilter, type CallKind, callKinds, callPageSize } from '#domain/calls/list.ts'
import { countedRows } from '#domain/paging.ts'
import { isSet } from './candidates.ts'
import { rowsOf } from './found.ts'
import { query } from './session.ts'

type Selection = { filter: CallFilter; kind?: CallKind | undefined; page: number }

export const callPage = ({ page }: Selection) => ({ page, size: callPageSize })

/** An interview that was only proposed stands at the first of its times. */
const interviewTime = sql`coalesce(starts_at, proposed[1])`

/** By kind: which rows a filter shows. Each is the condition of an index, or few rows fall out of it. */
const filters = {
  intro: {
    upcoming: sql<boolean>`status <> 'cancelled' and starts_at > now() - interval '30 minutes'`,
    past: sql<boolean>`status <> 'cancelled' and starts_at <= now() - interval '30 minutes'`,
    cancelled: sql<boolean>`status = 'cancelled'`,
  },
  interview: {
    upcoming: sql<boolean>`status in ('proposed', 'booked')`,
    past: sql<boolean>`status in ('held', 'no-show', 'expired')`,
    cancelled: sql<boolean>`status = 'cancelled'`,
  },
  set: {
    upcoming: sql<boolean>`${isSet} and interview_scheduled_at > now() - interval '1 hour'`,
    past: sql<boolean>`${isSet} and interview_scheduled_at <= now() - interval '1 hour'`,
    cancelled: sql<boolean>`false`,
  },
} as const satisfies Record<CallKind, Record<CallFilter, RawBuilder<boolean>>>

/** Where each kind is, and when it takes place. */
const sources = {
  intro: { table: 'intro_calls', time: sql`starts_at` },
  interview: { table: 'interviews', time: interviewTime },
  set: { table: 'candidates', time: sql`interview_scheduled_at` },
} as const satisfies Record<CallKind, object>

type Listed = { id: string; kind: CallKind; time: Date }

/** The first rows of each kind: the page is among them. */
const firstOf = (kind: CallKind, filter: CallFilter, limit: number) => {
  const { table, time } = sources[kind]
  const order = filter === 'upcoming' ? sql`${time}, id` : sql`${time} desc, id desc`
  return sql`(select id, ${sql.lit(kind)} as kind, ${time} as time from ${sql.table(table)}
    where ${filters[kind][filter]} order by ${order} limit ${limit}::int)`
}

const together = ({ filter, kind }: Selection, limit: number) => {
  const kinds = kind ? [kind] : callKinds
  const parts = kinds.map((one) => firstOf(one, filter, limit))
  return sql<Listed>`(${sql.join(parts, sql` union all `)})`.as<'listed'>('listed')
}

/** How many there are, as far as a list counts: in no order, so that the index of each condition is enough. */
const countedOf = ({ filter, kind }: Selection, limit: number) => {
  const parts = (kind ? [kind] : callKinds).map(
    (one) => sql`(select id from ${sql.table(sources[one].table)} where ${filters[one][filter]} limit ${limit}::int)`,
  )
  return sql<{ id: string }>`(${sql.join(parts, sql` union all `)})`.as<'counted'>('counted')
}

/** One page of calls as JSON made by the database, how many there are, and where intro calls take place. */
export const callListQuery = (asked: Selection) => {
  const page = callPage(asked)
  const direction = asked.filter === 'upcoming' ? 'asc' : 'desc'
  // The page is cut out before anyone looks up its people.
  const shown = query
    .selectFrom(together(asked, page.page * page.size))
    .selectAll()
    .orderBy('time', direction)
    .orderBy('id', direction)
    .limit(page.size)
    .offset((page.page - 1) * page.size)
  const rows = query
    .selectFrom(shown.as('call'))
    .leftJoin('intro_calls as intro', (join) => join.onRef('intro.id', '=', 'call.id').on('call.kind', '=', 'intro'))
    .leftJoin('interviews as meeting', (join) =>
      join.onRef('meeting.id', '=', 'call.id').on('call.kind', '=', 'interview'),
    )
    .innerJoin('candidates', (join) =>
      join.on('candidates.id', '=', sql<string>`coalesce(intro.candidate_id, meeting.candidate_id, call.id)`),
    )
    .leftJoinLateral(
      query
        .selectFrom(rowsOf('interview_people', sql.ref('meeting.id')).as('person'))
        .select(['person.name as host', 'person.firm'])
        .where('person.side', '=', 'owner')
        .limit(1)
        .as('owner'),
      (join) => join.onTrue(),
    )
    .select(['call.id', 'call.kind', 'candidates.id as candidateId', 'candidates.name as candidateName'])
    .select((eb) => [
      // By kind: whoever an interview is proposed to may have had one that an admin set.
      eb
        .case('call.kind')
        .when('intro')
        .then(eb.ref('intro.starts_at'))
        .when('interview')
        .then(eb.ref('meeting.starts_at'))
        .else(eb.ref('candidates.interview_scheduled_at'))
        .end()
        .as('startsAt'),
      eb
        .case('call.kind')
        .when('intro')
        .then(eb.ref('intro.ends_at'))
        .when('interview')
        .then(eb.ref('meeting.ends_at'))
        .else(eb.ref('candidates.interview_ends_at'))
        .end()
        .as('endsAt'),
      eb.fn.coalesce('intro.cancel_reason', 'meeting.cancel_word').as('note'),
    ])
    .select([
      'intro.zone',
      'intro.name',
      'intro.email',
      'intro.status as introStatus',
      'meeting.status',
      'meeting.minutes',
    ])
    .select([
      'owner.host',
      'owner.firm',
      sql<boolean>`meeting.link is not null`.as('hasLink'),
      sql<number>`cardinality(array(select one from unnest(meeting.proposed) as one where one > now()))`.as('proposed'),
      sql<boolean>`coalesce(meeting.owner_held <> meeting.talent_held, false)`.as('isDisputed'),
    ])
    .orderBy('call.time', direction)
    .orderBy('call.id', direction)
  const counted = countedOf(asked, countedRows(page) + 1)
  return query.selectNoFrom((select) => [
    jsonArrayFrom(rows).as('calls'),
    select
      .selectFrom(counted)
      .select((count) => count.fn.countAll<number>().as('count'))
      .as('total'),
    select.selectFrom('intro_call_hours').select('location').as('location'),
  ])
}

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof callListQuery>['execute']>>[number]>
export type FoundCall = Found['calls'][number]

import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type InterviewFilter, interviewPageSize } from '#domain/interviews/list.ts'
import { interviewLifeCycle, type Side } from '#domain/interviews/status.ts'
import { statusesBefore } from '#domain/life-cycle.ts'
import { countedRows } from '#domain/paging.ts'
import { named } from './columns.ts'
import { rowsOf } from './found.ts'
import { literals } from './literals.ts'
import { query, type Tx } from './session.ts'

const cancelable = statusesBefore(interviewLifeCycle, 'cancelled', 'system')

const columns = named('interviews', [
  ...(['id', 'candidateId', 'projectId', 'minutes', 'status', 'startsAt', 'endsAt', 'proposed', 'proposedBy'] as const),
  ...(['ownerZone', 'talentZone', 'link', 'ownerWord', 'talentWord', 'ownerFrom', 'ownerTo', 'withHolidays'] as const),
  ...(['cancelledBy', 'cancelWord', 'endedWith', 'sequence'] as const),
  ...(['ownerMoves', 'talentMoves', 'ownerHeld', 'talentHeld'] as const),
])

/** With who takes part: by name, for whoever may see it. */
const withPeople = query
  .selectFrom('interviews')
  .innerJoin('candidates', 'candidates.id', 'interviews.candidate_id')
  .select(columns)
  .select('candidates.takes_bookings as takesBookings')
  .select(
    jsonArrayFrom(
      query
        .selectFrom(rowsOf('interview_people', sql.ref('interviews.id')).as('person'))
        .select(['person.side', 'person.name', 'person.job_title as jobTitle', 'person.firm']),
    ).as('people'),
  )

const takesPart = sql<boolean>`(app.buyer_id() is null or app.buyer_id() = any (interviews.buyer_id || interviews.colleague_ids))`

/** For its two sides and admins: also the project, as far as they may see it. */
const whole = withPeople
  .leftJoin('projects', 'projects.id', 'interviews.project_id')
  .select(['projects.title as projectTitle', takesPart.as('takesPart')])
  .select(sql<boolean>`app.knows_contact(interviews.candidate_id, interviews.id)`.as('isContactOpen'))

export type StoredInterview = NonNullable<Awaited<ReturnType<typeof followedInterview>>>

export const readInterview = (tx: Tx, id: string) => tx.first(whole.where('interviews.id', '=', id))

const lock = (tx: Tx, id: string) =>
  tx.rows(query.selectFrom('interviews').select('id').where('id', '=', id).forUpdate())

/** Nobody else changes it until the transaction ends. */
export async function lockInterview(tx: Tx, id: string) {
  await lock(tx, id)
  return readInterview(tx, id)
}

/** The same for the product, which emails about it and doesn't read projects. */
export async function followedInterview(tx: Tx, id: string) {
  await lock(tx, id)
  return tx.first(withPeople.where('interviews.id', '=', id))
}

/** Asked for beside the policy, whose condition finds no index: the talent's own are few of all there are. */
const isOwn = sql<boolean>`interviews.candidate_id in (select c.id from candidates c where c.user_id = (select app.user_id()))`

/** Of the signed-in person: what is booked, and for a while what is over. */
export const interviewsInCalendar = (tx: Tx, side: Side) =>
  tx.rows(
    withPeople
      .$if(side === 'talent', (own) => own.where(isOwn))
      .where('interviews.status', 'in', ['booked', 'held', 'no-show'])
      .where('interviews.starts_at', '>', sql<Date>`now() - interval '60 days'`)
      .where(takesPart)
      .orderBy('interviews.starts_at')
      .limit(500),
  )

type Selection = { filter: InterviewFilter; project?: string | undefined; candidate?: string | undefined; page: number }

const reportedBy = { owner: sql.ref('interviews.owner_held'), talent: sql.ref('interviews.talent_held') }

/** For a week, one that is over is still to be dealt with by a side that hasn't said how it went, whatever the other said. */
const isAhead = (asks: Side | null) =>
  sql<boolean>`(interviews.status in ('proposed', 'booked')${
    asks
      ? sql` or interviews.status in ('held', 'no-show') and ${reportedBy[asks]} is null and interviews.ends_at > now() - interval '7 days'`
      : sql``
  })`

export const interviewPage = ({ page }: Selection) => ({ page, size: interviewPageSize })

/** Of one side; `asks` is null for whoever only reads for their firm. */
export async function listInterviews(tx: Tx, asked: Selection, side: Side, asks: Side | null) {
  const page = interviewPage(asked)
  const conditions = [
    ...(side === 'talent' ? [isOwn] : []),
    asked.filter === 'upcoming' ? isAhead(asks) : sql<boolean>`not ${isAhead(asks)}`,
    ...(asked.project ? [sql<boolean>`interviews.project_id = ${asked.project}`] : []),
    ...(asked.candidate ? [sql<boolean>`interviews.candidate_id = ${asked.candidate}`] : []),
  ]
  const all = sql.join<boolean>(conditions, sql` and `)
  const time = sql`coalesce(interviews.starts_at, interviews.proposed[1])`
  const direction = asked.filter === 'upcoming' ? 'asc' : 'desc'
  // The page is cut out before anyone looks up its people.
  const shown = query
    .selectFrom('interviews')
    .where(sql<boolean>`${all}`)
    .select('interviews.id')
    .orderBy(time, direction)
    .orderBy('interviews.id')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
  const rows = await tx.rows(
    whole
      .where('interviews.id', 'in', query.selectFrom(shown.as('shown')).select('shown.id'))
      .orderBy(time, direction)
      .orderBy('interviews.id'),
  )
  const counted = query
    .selectFrom('interviews')
    .where(sql<boolean>`${all}`)
    .select('id')
    .limit(countedRows(page) + 1)
  const total = await tx.first(query.selectFrom(counted.as('row')).select(sql<number>`count(*)::int`.as('count')))
  return { rows, total: total?.count ?? 0 }
}

/** Whom a firm wants to meet, as far as it may see them. */
export const readInterviewee = (tx: Tx, candidateId: string) =>
  tx.first(
    query
      .selectFrom('candidates')
      .select(named('candidates', ['id', 'name', 'avatarUrl', 'workingHours', 'takesBookings']))
      .select(sql<string | null>`card ->> 'headline'`.as('headline'))
      .where('id', '=', candidateId)
      .where('user_id', 'is not', null),
  )

type Busy = { candidateId: string; interviewId: string | null; colleagues: readonly string[] }

/** When the person, the reader, those who take part in the interview and those who are to take part are busy. */
export const listBusyTimes = async (tx: Tx, { candidateId, interviewId, colleagues }: Busy) => {
  const rows = await tx.rows(
    query
      .selectFrom(
        rowsOf('busy_times', sql`${candidateId}::uuid`, sql`${interviewId}::uuid`, sql`${[...colleagues]}::uuid[]`).as(
          'busy',
        ),
      )
      .select(['starts_at as startsAt', 'ends_at as endsAt']),
  )
  return rows.map(({ startsAt, endsAt }) => ({ startsAt: startsAt as Date, endsAt: endsAt as Date }))
}

/** The others of the reader's firm, whom they can bring along. */
export const listColleagues = (tx: Tx) =>
  tx.rows(
    query
      .selectFrom('buyers')
      .where('firm_id', '=', sql<string>`app.firm_id()`)
      .where('id', '<>', sql<string>`app.buyer_id()`)
      .select(['id', 'job_title as jobTitle'])
      .select(sql<string | null>`nullif(concat_ws(' ', first_name, last_name), '')`.as('name'))
      .orderBy('created_at')
      .orderBy('id')
      .limit(100),
  )

/** The firm's core hours, by the clock of its zone, if it has named one. */
export const readFirmHours = (tx: Tx, interviewId: string | null) =>
  tx.first(
    query
      .selectFrom(rowsOf('interview_hours', sql`${interviewId}::uuid`).as('hours'))
      .select(['zone', 'core_from as from', 'core_to as to']),
  )

export const hasMeetingRooms = async (tx: Tx): Promise<boolean> =>
  (await tx.first(query.selectNoFrom(sql<boolean>`app.has_meeting_rooms()`.as('has'))))?.has ?? false

/** Whether both sides know how to reach each other anyway. */
export const knowsContact = async (tx: Tx, candidateId: string, interviewId: string | null): Promise<boolean> =>
  (
    await tx.first(
      query.selectNoFrom(sql<boolean>`app.knows_contact(${candidateId}::uuid, ${interviewId}::uuid)`.as('knows')),
    )
  )?.knows ?? false

/** How many the signed-in buyer has arranged within an hour. */
export const countRecentlyArranged = async (tx: Tx): Promise<number> =>
  (
    await tx.first(
      query
        .selectFrom('interviews')
        .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
        .select(sql<number>`count(*)::int`.as('count')),
    )
  )?.count ?? 0

/** Someone of a firm, by whatever seat they have now. */
export const readFormerAttendee = (tx: Tx, buyerId: string) =>
  tx.first(
    query
      .selectFrom('buyers')
      .where('id', '=', buyerId)
      .select(['email', sql<string | null>`nullif(concat_ws(' ', first_name, last_name), '')`.as('name')]),
  )

/** Where emails about it go. For the product alone: neither side knows the other's address. */
export const readAttendees = (tx: Tx, id: string) =>
  tx.rows(
    query
      .selectFrom('interviews')
      .innerJoin('buyers', (join) =>
        join.on(sql<boolean>`buyers.id = any (interviews.buyer_id || interviews.colleague_ids)`),
      )
      .where('interviews.id', '=', id)
      .select(['buyers.email', sql<Side>`'owner'`.as('side')])
      .select([
        sql<string | null>`nullif(concat_ws(' ', buyers.first_name, buyers.last_name), '')`.as('name'),
        sql<boolean>`buyers.id <> interviews.buyer_id`.as('isColleague'),
      ])
      .unionAll(
        query
          .selectFrom('interviews')
          .innerJoin('candidates', 'candidates.id', 'interviews.candidate_id')
          .innerJoin('users', 'users.id', 'candidates.user_id')
          .where('interviews.id', '=', id)
          .select(['users.email', sql<Side>`'talent'`.as('side')])
          .select(['candidates.name', sql<boolean>`false`.as('isColleague')]),
      ),
  )

/** The firm of its last owner. */
const closedWith = (userId: string) =>
  query
    .selectFrom('buyers as owner')
    .where('owner.user_id', '=', userId)
    .where('owner.firm_role', '=', 'owner')
    .where(
      sql<boolean>`not exists (select from buyers o where o.firm_id = owner.firm_id and o.firm_role = 'owner' and o.id <> owner.id)`,
    )
    .select((eb) => eb.ref('owner.firm_id').$notNull().as('id'))

/** What isn't over and ends with this account: what it takes part in, and of a last owner, all of the firm's. Nobody else changes it meanwhile. */
export const interviewsAheadOf = (tx: Tx, userId: string) =>
  tx.rows(
    query
      .selectFrom('interviews')
      .innerJoin('candidates', 'candidates.id', 'candidate_id')
      .innerJoin('buyers', 'buyers.id', 'buyer_id')
      .select('interviews.id')
      .where('interviews.status', 'in', cancelable)
      .where(({ or, eb }) =>
        or([
          eb('buyers.user_id', '=', userId),
          eb('candidates.user_id', '=', userId),
          eb('interviews.firm_id', 'in', closedWith(userId)),
        ]),
      )
      .forUpdate('interviews'),
  )

/** Proposed, or booked and not yet begun. */
export const isStillAhead = sql<boolean>`(interviews.status in ${literals(cancelable)}
  and (interviews.starts_at is null or interviews.starts_at > now()))`

/** What is still ahead with a candidate. Nobody else changes it meanwhile. */
export const interviewsAheadWith = (tx: Tx, candidateId: string) =>
  tx.rows(
    query.selectFrom('interviews').where('candidate_id', '=', candidateId).where(isStillAhead).select('id').forUpdate(),
  )

/** Whom the firm meets about a project. Nobody else changes that meanwhile. */
export const listInterviewees = async (tx: Tx, projectId: string) => {
  const ahead = query.selectFrom('interviews').where('project_id', '=', projectId).where(isStillAhead)
  return (await tx.rows(ahead.select('candidate_id as id').forUpdate())).map(({ id }) => id)
}

export const readBookingChoice = (tx: Tx) =>
  tx.first(
    query
      .selectFrom('candidates')
      .select('takes_bookings as takesBookings')
      .where('user_id', '=', sql<string>`app.user_id()`),
  )

export const setBookingChoice = (tx: Tx, takesBookings: boolean) =>
  tx.count(
    query
      .updateTable('candidates')
      .set({ takes_bookings: takesBookings })
      .where('user_id', '=', sql<string>`app.user_id()`),
  )

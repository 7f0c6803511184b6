import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { WeekStatus } from '#domain/hours/status.ts'
import { lineLimits, type WeekLine } from '#domain/hours/week.ts'
import type { Page } from '#domain/paging.ts'
import { colleagueName } from './colleague-name.ts'
import { exactTime, named } from './columns.ts'
import { rowsOf } from './found.ts'
import { countListed, onPage } from './paged.ts'
import { query, type Tx } from './session.ts'

/** The talent's engagements that have begun, with the signed terms; those that go on first. */
export const listOwnEngagements = (tx: Tx) => tx.rows(query.selectFrom(rowsOf('own_engagements').as('own')).selectAll())

/** Which of these days hours can be written for. */
export const workingDays = async (tx: Tx, engagementId: string, days: readonly string[]): Promise<boolean[]> => {
  const rows = await tx.rows(
    query
      .selectFrom(rowsOf('working_days', sql`${engagementId}::uuid`, sql`${days}::date[]`).as('working'))
      .select('working.day'),
  )
  const working = new Set(rows.map(({ day }) => day))
  return days.map((day) => working.has(day))
}

/** As signed for the week of this Monday: an amendment counts from its own on. */
export const findTermsOfWeek = (tx: Tx, engagementId: string, startsOn: string) =>
  tx.first(
    query
      .selectFrom(rowsOf('engagement_terms', sql`${engagementId}::uuid`, sql`${startsOn}::date`).as('terms'))
      .select((eb) => eb.ref('terms.weekly_cap_minutes').$notNull().as('capMinutes'))
      .select((eb) => eb.ref('terms.rate_cents').$notNull().as('rateCents')),
  )

/** Asked once for each week: the names, and for the firm the fee. */
const withParty = query
  .selectFrom('weeks')
  .leftJoinLateral(rowsOf('week_parties', sql.ref('weeks.id')).as('party'), (join) => join.onTrue())

const summarized = withParty
  .select(
    named('weeks', [
      ...(['id', 'startsOn', 'status', 'dayMinutes', 'minutes', 'capMinutes', 'usualMinutes', 'rateCents'] as const),
      ...(['isUnusual', 'reason', 'returnedLines', 'decidedAt'] as const),
    ]),
  )
  .select([
    exactTime('weeks.submitted_at').as('submittedAt'),
    sql<boolean>`weeks.looked_at is not null`.as('isLookedAt'),
    colleagueName('weeks.decided_by').as('decidedBy'),
    'party.person',
    'party.avatar_url as avatarUrl',
    'party.firm',
    'party.title',
    'party.fee_basis_points as feeBasisPoints',
  ])

const withLines = summarized.select((eb) =>
  jsonArrayFrom(
    eb
      .selectFrom('week_lines')
      .whereRef('week_lines.week_id', '=', 'weeks.id')
      .select(named('week_lines', ['id', 'day', 'minutes', 'task', 'note']))
      .orderBy('week_lines.day')
      .orderBy('week_lines.number'),
  ).as('lines'),
)

export type StoredSummary = NonNullable<Awaited<ReturnType<typeof listFirmWeeks>>>[number]

export const findWeek = (tx: Tx, id: string) => tx.first(withLines.where('weeks.id', '=', id))

export const findWeekOf = (tx: Tx, engagementId: string, startsOn: string) =>
  tx.first(withLines.where('weeks.engagement_id', '=', engagementId).where('weeks.starts_on', '=', startsOn))

/** Which engagement and week to show: of a week that exists. */
export const findWeekPlace = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('weeks')
      .select(named('weeks', ['engagementId', 'startsOn']))
      .where('id', '=', id),
  )

/** The talent's week that waits the longest: returned ones first, then those that are over. */
export const findDueWeek = (tx: Tx, engagementId: string | undefined, monday: string) =>
  tx.first(
    query
      .selectFrom('weeks')
      .select(named('weeks', ['engagementId', 'startsOn']))
      .where('talent_id', '=', sql<string>`app.user_id()`)
      .where('engagement_id', 'is not', null)
      .$if(engagementId !== undefined, (all) => all.where('engagement_id', '=', engagementId as string))
      .where((eb) =>
        eb.or([
          eb('status', '=', 'returned'),
          eb.and([eb('status', '=', 'open'), eb('minutes', '>', 0), eb('starts_on', '<', monday)]),
        ]),
      )
      .orderBy((eb) => eb('status', '=', 'returned'), 'desc')
      .orderBy('starts_on')
      .limit(1),
  )

/** Weeks are opened by their first lines. Of two at once, both get the same ones. Locked in one order, each with its signed cap and how many lines it has. */
export async function openWeeks(tx: Tx, engagementId: string, mondays: readonly string[]) {
  await tx.count(
    query
      .insertInto('weeks')
      .columns(['engagement_id', 'starts_on'])
      .expression(
        query
          .selectFrom(sql<{ monday: string }>`unnest(${mondays}::date[])`.as<'given'>(sql`given(monday)`))
          .select([sql<string>`${engagementId}::uuid`.as('engagement_id'), 'given.monday as starts_on'])
          .orderBy('given.monday'),
      )
      .onConflict((conflict) => conflict.columns(['engagement_id', 'starts_on']).doNothing()),
  )
  const weeks = await tx.rows(
    lockable
      .select(signedCap.as('capMinutes'))
      .where('engagement_id', '=', engagementId)
      .where('starts_on', '=', sql<string>`any(${mondays}::date[])`)
      .orderBy('id')
      .forUpdate(),
  )
  const counted = await countLines(
    tx,
    weeks.map(({ id }) => id),
  )
  return weeks.map((week) => ({ ...week, lineCount: counted.get(week.id) ?? 0 }))
}

const lockable = query
  .selectFrom('weeks')
  .select(named('weeks', ['id', 'status', 'startsOn', 'engagementId', 'minutes', 'dayMinutes', 'lookedAt']))
  .select(exactTime('weeks.submitted_at').as('submittedAt'))

const signedCap = sql<number>`(select t.weekly_cap_minutes from app.engagement_terms(weeks.engagement_id, weeks.starts_on) t)`

/** Of those who act at once, one gets the row and the others wait to see what it has become. */
export const lockWeek = (tx: Tx, id: string) => tx.first(lockable.where('id', '=', id).forUpdate())

/** In one order, so that two who approve the same weeks never wait for each other. */
export const lockWeeks = (tx: Tx, ids: readonly string[]) =>
  tx.rows(lockable.where('id', 'in', ids).orderBy('id').forUpdate())

/** Asked once they are locked, so that lines of someone who was faster count. */
const countLines = async (tx: Tx, weekIds: readonly string[]) => {
  const rows = await tx.rows(
    query
      .selectFrom('week_lines')
      .select(['week_id as weekId', sql<number>`count(*)::int`.as('count')])
      .where('week_id', '=', sql<string>`any(${weekIds}::uuid[])`)
      .groupBy('week_id'),
  )
  return new Map(rows.map(({ weekId, count }) => [weekId, count]))
}

/** All at once, in the order given: each is counted into its week, once for all. The first of them gets the id that is given, and isn't written if there is such a line. */
export const insertLines = (tx: Tx, lines: readonly (WeekLine & { weekId: string })[], firstId?: string) => {
  const rows = lines.map(({ weekId, note, ...line }, place) => ({
    ...line,
    id: place === 0 ? (firstId ?? null) : null,
    week_id: weekId,
    note: note || null,
    place,
  }))
  return tx.count(
    query
      .insertInto('week_lines')
      .columns(['id', 'week_id', 'day', 'minutes', 'task', 'note'])
      .expression(
        query
          .selectFrom(
            sql<(typeof rows)[number]>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'given'>(
              sql`given(id uuid, week_id uuid, day date, minutes int, task text, note text, place int)`,
            ),
          )
          .select(sql<string>`coalesce(given.id, gen_random_uuid())`.as('id'))
          .select(['given.week_id', 'given.day', 'given.minutes', 'given.task', 'given.note'])
          .orderBy('given.place'),
      )
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
}

export const findLine = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('week_lines')
      .select(named('week_lines', ['weekId', 'day', 'minutes', 'task', 'note']))
      .where('id', '=', id),
  )

export const updateLine = (tx: Tx, id: string, { day, minutes, task, note }: WeekLine) =>
  tx.count(
    query
      .updateTable('week_lines')
      .set({ day, minutes, task, note: note || null })
      .where('id', '=', id),
  )

export const deleteLine = (tx: Tx, id: string) => tx.count(query.deleteFrom('week_lines').where('id', '=', id))

export const setWeekStatus = (tx: Tx, ids: readonly string[], status: WeekStatus) =>
  tx.count(query.updateTable('weeks').set({ status }).where('id', 'in', ids))

export const setReturned = (tx: Tx, id: string, reason: string, lines: readonly string[]) =>
  tx.count(
    query
      .updateTable('weeks')
      .set({ status: 'returned', reason, returned_lines: sql<string[]>`${lines}::uuid[]` })
      .where('id', '=', id),
  )

/** Once for each submission. */
export const markLookedAt = (tx: Tx, id: string) =>
  tx.count(
    query
      .updateTable('weeks')
      .set({ looked_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('status', '=', 'submitted')
      .where('looked_at', 'is', null),
  )

export const undoApprovals = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx.rows(
    query
      .selectFrom(sql<{ id: string }>`app.undo_approval(${ids}::uuid[])`.as<'undone'>(sql`undone(id)`))
      .select('undone.id'),
  )
  return rows.map(({ id }) => id)
}

type Listed = { status: Exclude<WeekStatus, 'open'>; page: Page }

const ofFirm = (status: Listed['status']) =>
  query
    .selectFrom('weeks')
    .select('weeks.id')
    .where('weeks.firm_id', '=', sql<string>`app.firm_id()`)
    .where('weeks.status', '=', sql.lit(status))

/** What waits: unusual weeks first, then the oldest. What was decided: the latest first. Names are asked for once they are few. */
export const listFirmWeeks = (tx: Tx, { status, page }: Listed) => {
  const own = ofFirm(status)
  return tx.rows(
    status === 'submitted'
      ? summarized
          .where('weeks.id', 'in', onPage(own.orderBy('is_unusual', 'desc').orderBy('starts_on').orderBy('id'), page))
          .orderBy('weeks.is_unusual', 'desc')
          .orderBy('weeks.starts_on')
          .orderBy('weeks.id')
      : summarized
          .where('weeks.id', 'in', onPage(own.orderBy('starts_on', 'desc').orderBy('id'), page))
          .orderBy('weeks.starts_on', 'desc')
          .orderBy('weeks.id'),
  )
}

export const countFirmWeeks = (tx: Tx, { status, page }: Listed) => countListed(tx, ofFirm(status), page)

const ownWeeks = query
  .selectFrom('weeks')
  .select('weeks.id')
  .where('weeks.talent_id', '=', sql<string>`app.user_id()`)
  .where('weeks.minutes', '>', 0)

export const listOwnWeeks = (tx: Tx, page: Page) =>
  tx.rows(
    summarized
      .where('weeks.id', 'in', onPage(ownWeeks.orderBy('starts_on', 'desc').orderBy('id'), page))
      .orderBy('weeks.starts_on', 'desc')
      .orderBy('weeks.id'),
  )

export const countOwnWeeks = (tx: Tx, page: Page) => countListed(tx, ownWeeks, page)

const upToHundred = (status: 'submitted' | 'returned', column: 'firm_id' | 'talent_id') =>
  sql<number>`(select count(*)::int from (
    select from weeks w where ${sql.ref(`w.${column}`)} = ${column === 'firm_id' ? sql`app.firm_id()` : sql`app.user_id()`}
      and w.status = ${sql.lit(status)} limit 100
  ) as waiting)`

/** How many wait and were returned, when the first is due, and where the firm is. */
export const readFirmQueue = (tx: Tx) =>
  tx.first(
    query.selectNoFrom([
      upToHundred('submitted', 'firm_id').as('submitted'),
      upToHundred('returned', 'firm_id').as('returned'),
      sql<Date | null>`(select min(c.due_at) from reply_clocks c
        where c.side = 'firm' and c.kind = 'week' and c.firm_id = app.firm_id() and c.replied_at is null and c.ended_at is null)`.as(
        'dueAt',
      ),
      sql<string | null>`app.firm_day() ->> 'zone'`.as('zone'),
    ]),
  )

export const countWaitingQuery = (isFirm: boolean) =>
  query.selectNoFrom(upToHundred(isFirm ? 'submitted' : 'returned', isFirm ? 'firm_id' : 'talent_id').as('count'))

/** The latest lines, each with its week: as many as can be imported. */
export const listExportedLines = (tx: Tx, status: WeekStatus | undefined) =>
  tx.rows(
    withParty
      .innerJoin('week_lines', 'week_lines.week_id', 'weeks.id')
      .where((eb) =>
        eb.or([
          eb('weeks.firm_id', '=', sql<string>`app.firm_id()`),
          eb('weeks.talent_id', '=', sql<string>`app.user_id()`),
        ]),
      )
      .$if(status !== undefined, (all) => all.where('weeks.status', '=', status as WeekStatus))
      .select(named('week_lines', ['day', 'minutes', 'task', 'note']))
      .select(named('weeks', ['startsOn', 'status', 'rateCents']))
      .select(['party.person', 'party.title'])
      .orderBy('weeks.starts_on', 'desc')
      .orderBy('weeks.id')
      .orderBy('week_lines.day')
      .orderBy('week_lines.number')
      .limit(lineLimits.linesAtOnce),
  )

const timerColumns = named('week_timers', ['engagementId', 'task', 'startedAt'])

export const findTimer = (tx: Tx) => tx.first(query.selectFrom('week_timers').select(timerColumns))

/** Undefined when one is running. */
export const insertTimer = (tx: Tx, engagementId: string, task: string) =>
  tx.first(
    query
      .insertInto('week_timers')
      .values({ engagement_id: engagementId, task })
      .onConflict((conflict) => conflict.doNothing())
      .returning(timerColumns),
  )

export const deleteTimer = async (tx: Tx, startedAt?: string): Promise<boolean> => {
  const own = query.deleteFrom('week_timers').where('user_id', '=', sql<string>`app.user_id()`)
  const meant = sql<boolean>`date_trunc('milliseconds', started_at) = ${startedAt}::timestamptz`
  return (await tx.count(startedAt === undefined ? own : own.where(meant))) > 0
}

/** Reminds of a week that is over, and opens the next; answers whether someone was reminded. */
export const followWeek = async (tx: Tx, id: string): Promise<number> =>
  (await tx.first(query.selectNoFrom(sql<number>`app.follow_week(${id}::uuid)`.as('reminded'))))?.reminded ?? 0

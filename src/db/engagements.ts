import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OnboardingName } from '#domain/engagements/onboarding.ts'
import type { EngagementSide, EngagementStatus } from '#domain/engagements/status.ts'
import { named } from './columns.ts'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

const shownAtOnce = 100
const shownWeeks = 4

/** The reader's, those that go on first; one of them, or those of one project. */
export const listEngagements = (tx: Tx, { one, project }: { one?: string; project?: string }) =>
  tx.rows(
    query
      .selectFrom(
        rowsOf(
          'list_engagements',
          sql`${one ?? null}::uuid`,
          sql`${project ?? null}::uuid`,
          sql`${shownAtOnce}::int`,
        ).as('listed'),
      )
      .selectAll(),
  )
export type FoundStanding = Awaited<ReturnType<typeof listEngagements>>[number]

/** What only the page of one engagement shows. Undefined unless it is the reader's; admins read all. */
export const findEngagement = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('engagements')
      .innerJoin(rowsOf('engagement_facts', sql`${id}::uuid`).as('facts'), (join) => join.onTrue())
      .leftJoin(rowsOf('engagement_terms', sql`${id}::uuid`).as('signed'), (join) => join.onTrue())
      .where('engagements.id', '=', id)
      .select(named('engagements', ['id', 'applicationId', 'status', 'acceptedAt', 'endedAt', 'reason']))
      .select(named('engagements', ['conversionFeeCents', 'conversionStatementId']))
      .select(['facts.zone', 'facts.today', 'facts.earliest_end as earliestEnd', 'facts.missing'])
      .select(['signed.terms', 'signed.statement_id as statementId'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('offers')
              .whereRef('offers.application_id', '=', 'engagements.application_id')
              .where('offers.status', '=', 'accepted')
              .select('offers.id'),
          )
          .$castTo<boolean>()
          .as('isAgreed'),
      )
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom(rowsOf('onboarding', sql`${id}::uuid`).as('item'))
            .select(['item.name', 'item.side', 'item.due_on as dueOn', 'item.is_required as isRequired'])
            .select(['item.is_fact as isFact', 'item.is_done as isDone', 'item.done_at as doneAt'])
            .select(['item.done_by as doneBy', 'item.note']),
        ).as('onboarding'),
        jsonArrayFrom(
          eb
            .selectFrom('engagement_accesses as x')
            .whereRef('x.engagement_id', '=', 'engagements.id')
            .select(named('x', ['id', 'system', 'role', 'grantedAt', 'endedAt']))
            .orderBy('x.granted_at')
            .orderBy('x.system')
            .orderBy('x.id'),
        ).as('accesses'),
        jsonArrayFrom(
          eb
            .selectFrom('weeks as w')
            .whereRef('w.engagement_id', '=', 'engagements.id')
            .where('w.status', 'in', ['open', 'submitted', 'returned'])
            .where('w.minutes', '>', 0)
            .select(named('w', ['id', 'startsOn', 'status', 'minutes']))
            .orderBy('w.starts_on'),
        ).as('lastWeeks'),
        jsonArrayFrom(
          eb
            .selectFrom('weeks as w')
            .whereRef('w.engagement_id', '=', 'engagements.id')
            .where('w.minutes', '>', 0)
            .select(named('w', ['id', 'startsOn', 'status', 'minutes']))
            .orderBy('w.starts_on', 'desc')
            .limit(shownWeeks),
        ).as('weeks'),
        jsonArrayFrom(
          eb
            .selectFrom('handovers as h')
            .whereRef('h.engagement_id', '=', 'engagements.id')
            .select(named('h', ['openPoints', 'note', 'devicesCleared', 'writtenAt'])),
        ).as('handovers'),
        jsonArrayFrom(
          eb
            .selectFrom('engagement_reviews as r')
            .whereRef('r.engagement_id', '=', 'engagements.id')
            .select(named('r', ['side', 'wentWell', 'reworkHours', 'writtenAt']))
            .orderBy('r.side'),
        ).as('reviews'),
      ]),
  )

export type FoundEngagement = NonNullable<Awaited<ReturnType<typeof findEngagement>>>

type Change = { from: EngagementStatus; to: EngagementStatus; lastDay?: string | null; reason?: string }

/** Undefined unless it is still where the move starts. */
export const setEngagementStatus = (tx: Tx, id: string, { from, to, lastDay, reason }: Change) =>
  tx.first(
    query
      .updateTable('engagements')
      .set({ status: to, ...(lastDay ? { ends_on: lastDay } : {}), ...(reason ? { reason } : {}) })
      .where('id', '=', id)
      .where('status', '=', from)
      .returning('id'),
  )

/** How many changed: none when it isn't the reader's side to tick. */
export const tickItem = (tx: Tx, id: string, item: OnboardingName, isDone: boolean, note: string) =>
  tx.count(
    query
      .updateTable('onboarding_items')
      .set({ done_at: isDone ? sql<Date>`now()` : null, ...(note ? { note } : {}) })
      .where('engagement_id', '=', id)
      .where('name', '=', item),
  )

export const insertAccess = (tx: Tx, id: string, { system, role }: { system: string; role: string }) =>
  tx.count(query.insertInto('engagement_accesses').values({ engagement_id: id, system, role }))

/** Repeating it changes nothing. */
export const endAccess = (tx: Tx, id: string, access: string) =>
  tx.count(
    query
      .updateTable('engagement_accesses')
      .set({ ended_at: sql<Date>`coalesce(ended_at, now())` })
      .where('engagement_id', '=', id)
      .where('id', '=', access),
  )

type Handover = { openPoints: string; note: string; devicesCleared: boolean }

export const saveHandover = (tx: Tx, id: string, { openPoints, note, devicesCleared }: Handover) => {
  const written = { open_points: openPoints || null, note, devices_cleared: devicesCleared }
  return tx.count(
    query
      .insertInto('handovers')
      .values({ engagement_id: id, ...written })
      .onConflict((conflict) =>
        conflict.column('engagement_id').doUpdateSet({ ...written, written_at: sql<Date>`now()` }),
      ),
  )
}

/** None where that side has written one. */
export const insertReview = (
  tx: Tx,
  id: string,
  side: EngagementSide,
  { wentWell, reworkHours }: { wentWell: string; reworkHours: number },
) =>
  tx.count(
    query
      .insertInto('engagement_reviews')
      .values({ engagement_id: id, side, went_well: wentWell, rework_hours: reworkHours })
      .onConflict((conflict) => conflict.doNothing()),
  )

/** Whoever else locks it waits. For those who may move it. */
export const lockEngagement = (tx: Tx, id: string) =>
  tx.first(query.selectFrom('engagements').select('id').where('id', '=', id).forUpdate())

/** A draft with the need of the firm's project, for one person. */
export const copyNeed = (tx: Tx, projectId: string, key: string) =>
  tx.first(
    query
      .insertInto('projects')
      .columns([
        ...(['title', 'scope_of_work', 'description', 'need', 'software_systems', 'seniority_level'] as const),
        ...(['engagement_details', 'engagement_type', 'preferred_time_overlap', 'location', 'duration'] as const),
        ...(['pay_rate', 'pay_rate_max', 'estimated_hires', 'status', 'creation_key'] as const),
      ])
      .expression((eb) =>
        eb
          .selectFrom('projects')
          .where('id', '=', projectId)
          .select([
            ...(['title', 'scope_of_work', 'description', 'need', 'software_systems', 'seniority_level'] as const),
            ...(['engagement_details', 'engagement_type', 'preferred_time_overlap', 'location', 'duration'] as const),
            ...(['pay_rate', 'pay_rate_max'] as const),
            sql<number>`1`.as('estimated_hires'),
            sql<'draft'>`'draft'`.as('status'),
            sql<string>`${key}::text`.as('creation_key'),
          ]),
      )
      .returning('id'),
  )

const counted = async (tx: Tx, turn: 'start_engagements' | 'finish_engagements', bound: number) =>
  (await tx.rows(query.selectFrom(rowsOf(turn, sql`${bound}::int`).as('moved')).selectAll())).length

/** Makes those active whose gate is open; how many. */
export const startEngagements = (tx: Tx, bound: number) => counted(tx, 'start_engagements', bound)

/** Ends those whose last day is over; how many. */
export const finishEngagements = (tx: Tx, bound: number) => counted(tx, 'finish_engagements', bound)

/** Whose sides to remind, and why: onboarding that is due, or access still open after the end. */
export const remindEngagements = (tx: Tx, bound: number) =>
  tx.rows(
    query
      .selectFrom(rowsOf('remind_engagements', sql`${bound}::int`).as('due'))
      .select([
        'due.id',
        sql<'onboarding' | 'access'>`due.reason`.as('reason'),
        sql<EngagementSide[]>`due.sides`.as('sides'),
      ]),
  )

/** What emails say about an engagement. */
export const readEngagementFacts = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom(rowsOf('engagement_facts', sql`${id}::uuid`).as('facts'))
      .select(['facts.title', 'facts.firm', 'facts.talent', 'facts.ends_on as endsOn'])
      .select('facts.conversion_fee_cents as conversionFeeCents'),
  )

export const listEngagementParties = (tx: Tx, id: string, side: EngagementSide) =>
  tx.rows(
    query
      .selectFrom(rowsOf('engagement_parties', sql`${id}::uuid`).as('party'))
      .select(['party.email', 'party.first_name as firstName'])
      .where('party.side', '=', side),
  )

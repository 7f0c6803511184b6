import { sql } from 'kysely'
import type { EngagementSide, EngagementStatus, StartCondition } from '#domain/engagements/status.ts'
import { named } from './columns.ts'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

/** Undefined unless it is the reader's; admins read all. */
export const findEngagement = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('engagements')
      .innerJoin(rowsOf('engagement_facts', sql`${id}::uuid`).as('facts'), (join) => join.onTrue())
      .leftJoin(rowsOf('engagement_terms', sql`${id}::uuid`).as('signed'), (join) => join.onTrue())
      .where('engagements.id', '=', id)
      .select(named('engagements', ['id', 'applicationId', 'status', 'acceptedAt', 'endedAt', 'reason']))
      .select(['facts.project_id as projectId', 'facts.title', 'facts.firm', 'facts.talent', 'facts.zone'])
      .select([
        'facts.today',
        'facts.earliest_end as earliestEnd',
        'signed.terms',
        'signed.statement_id as statementId',
      ])
      .select(sql<StartCondition[]>`facts.missing`.as('missing'))
      .select(sql<string | null>`coalesce(signed.starts_on, engagements.starts_on)`.as('startsOn'))
      .select(sql<string | null>`coalesce(engagements.ends_on, signed.ends_on)`.as('endsOn')),
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

const counted = async (tx: Tx, turn: 'start_engagements' | 'finish_engagements', bound: number) =>
  (await tx.rows(query.selectFrom(rowsOf(turn, sql`${bound}::int`).as('moved')).selectAll())).length

/** Makes those active whose gate is open; how many. */
export const startEngagements = (tx: Tx, bound: number) => counted(tx, 'start_engagements', bound)

/** Ends those whose last day is over; how many. */
export const finishEngagements = (tx: Tx, bound: number) => counted(tx, 'finish_engagements', bound)

/** What emails say about an engagement. */
export const readEngagementFacts = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom(rowsOf('engagement_facts', sql`${id}::uuid`).as('facts'))
      .select(['facts.title', 'facts.firm', 'facts.talent', 'facts.ends_on as endsOn']),
  )

export const listEngagementParties = (tx: Tx, id: string, side: EngagementSide) =>
  tx.rows(
    query
      .selectFrom(rowsOf('engagement_parties', sql`${id}::uuid`).as('party'))
      .select(['party.email', 'party.first_name as firstName'])
      .where('party.side', '=', side),
  )

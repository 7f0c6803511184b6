import { sql } from 'kysely'
import { named } from './columns.ts'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

type Asked = { project?: string | undefined; candidate?: string | undefined; operator: boolean }

const replyTimes = ({ project, candidate, operator }: Asked) =>
  query
    .selectFrom(
      rowsOf(
        'reply_times',
        sql`${project ?? null}::uuid`,
        sql`${candidate ?? null}::uuid`,
        sql`${operator}::boolean`,
      ).as('times'),
    )
    .selectAll()

export const replyTimesQuery = (asked: Asked) => replyTimes(asked)

export const findReplyTimes = (tx: Tx, asked: Asked) => tx.first(replyTimes(asked))

/** A page shows the first few. */
const shownWaiting = 20

export const findWaiting = (tx: Tx) =>
  tx.rows(query.selectFrom(rowsOf('find_waiting', sql`${shownWaiting}::int`).as('found')).selectAll())

/** Nobody else changes it until the transaction ends. */
export const lockClock = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('reply_clocks')
      .select(
        named('reply_clocks', [
          ...(['id', 'kind', 'subjectId', 'side', 'startedAt', 'repliedAt', 'endedAt', 'endedAs'] as const),
          ...(['minutes', 'reminders', 'dueAt'] as const),
        ]),
      )
      .where('id', '=', id)
      .forUpdate(),
  )
export type StoredClock = NonNullable<Awaited<ReturnType<typeof lockClock>>>

export const readClockHours = (tx: Tx, id: string) =>
  tx.first(query.selectFrom(rowsOf('clock_hours', sql`${id}::uuid`).as('facts')).selectAll())

const changed = (id: string) => query.updateTable('reply_clocks').where('id', '=', id)

export const setClockTimes = (tx: Tx, id: string, times: { half: Date; due: Date; outcome: Date | null }) =>
  tx.count(changed(id).set({ half_at: times.half, due_at: times.due, outcome_at: times.outcome }))

export const setClockMinutes = (tx: Tx, id: string, minutes: number) => tx.count(changed(id).set({ minutes }))

export const remindOfClock = (tx: Tx, id: string, reminders: number) => tx.count(changed(id).set({ reminders }))

export const endUnanswered = (tx: Tx, id: string) =>
  tx.count(changed(id).set({ ended_at: sql<Date>`now()`, ended_as: 'no-answer' }))

export const closeApplication = async (tx: Tx, id: string): Promise<number> =>
  (await tx.first(query.selectNoFrom(sql<boolean>`app.close_application(${id}::uuid)`.as('is'))))?.is ? 1 : 0

export const answerWaiting = async (tx: Tx, projectId: string): Promise<number> =>
  (await tx.first(query.selectNoFrom(sql<number>`app.answer_waiting(${projectId}::uuid)`.as('count'))))?.count ?? 0

import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { fieldsOf } from '#domain/fields-of.ts'
import {
  previewBound,
  previewSize,
  type Retention,
  type RetentionReason,
  retention,
  warningDays,
} from '#domain/retention/retention.ts'
import { columnsFrom, named } from './columns.ts'
import { query, type Tx } from './session.ts'

const settings = named('operator_settings', fieldsOf(retention))

export const retentionQuery = () => query.selectFrom('operator_settings').select(settings)

export const changeRetention = (tx: Tx, changes: Retention) =>
  tx.first(
    query
      .updateTable('operator_settings')
      .set({ ...columnsFrom(changes), edited_by: sql<string>`app.user_id()` })
      .returning(settings),
  )

type Wanted = { wanted: 'all' | 'unwarned' | 'warned'; aheadDays: number; bound: number }
type Expired = { user_id: string; reason: RetentionReason; since: Date; due_at: Date }

const expired = (kept: Retention, { wanted, aheadDays, bound }: Wanted) =>
  query
    .selectFrom(
      sql<Expired>`app.expired_accounts(${kept.keepUnconfirmedDays}::int, ${kept.keepRejectedDays}::int,
        ${kept.keepInactiveDays}::int, ${warningDays}::int, ${aheadDays}::int, ${wanted}, ${bound}::int)`.as<'expired'>(
        sql`expired`,
      ),
    )
    .innerJoin('users', 'users.id', 'expired.user_id')

/** Whose account has expired, counted up to one past the bound. */
export const retentionPreviewQuery = (kept: Retention) =>
  query
    .with(
      (cte) => cte('found').materialized(),
      () =>
        expired(kept, { wanted: 'all', aheadDays: 0, bound: previewBound + 1 })
          .select(named('users', ['id', 'name', 'email', 'role']))
          .select(['expired.reason', 'expired.since']),
    )
    .selectNoFrom((select) => [
      jsonArrayFrom(
        query.selectFrom(sql<Listed>`found`.as<'found'>(sql`found`)).selectAll().orderBy('since').limit(previewSize),
      ).as('people'),
      select.selectFrom('found').select(sql<number>`count(*)::int`.as('count')).as('total'),
    ])

type Listed = {
  id: string
  name: string | null
  email: string
  role: 'talent' | 'buyer' | 'admin'
  reason: RetentionReason
  since: Date
}

const addressed = (kept: Retention, wanted: Wanted) =>
  expired(kept, wanted)
    .select(['users.id', 'users.email', sql<string>`coalesce(users.name, '')`.as('name'), 'expired.reason'])
    .select(sql<Date>`greatest(due_at, now() + make_interval(days => ${warningDays}))`.as('removedAt'))

/** Those whom the next warnings go to, some at a time. */
export const listUnwarned = (tx: Tx, kept: Retention, bound: number) =>
  tx.rows(addressed(kept, { wanted: 'unwarned', aheadDays: warningDays, bound }))

/** A warning counts only if its email will be sent: one too many for its recipient is dropped. */
export const insertWarning = (tx: Tx, userId: string, mailId: string) =>
  tx.count(
    query
      .insertInto('retention_warnings')
      .columns(['user_id'])
      .expression(
        query
          .selectFrom('mails')
          .where('id', '=', mailId)
          .where('status', '<>', 'dropped')
          .select(sql<string>`${userId}::uuid`.as('user_id')),
      )
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ warned_at: sql<Date>`now()` })),
  )

/** The next account that has expired, and whose owner was warned long enough ago. */
export const findExpired = (tx: Tx, kept: Retention) =>
  tx.first(addressed(kept, { wanted: 'warned', aheadDays: 0, bound: 1 }))

import { sql } from 'kysely'
import { type NoticePlace, noticeKindsAt, noticePageSize } from '#domain/notices/kinds.ts'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

/** One more than a page, so that it shows whether there are others. */
export const noticesQuery = ({ isUnread, after }: { isUnread: boolean; after?: string | undefined }) =>
  query
    .selectFrom(
      rowsOf(
        'find_notices',
        sql`${isUnread}::boolean`,
        sql`${after ?? null}::uuid`,
        sql`${noticePageSize + 1}::int`,
      ).as('found'),
    )
    .selectAll()

/** Up to a hundred: no badge shows more. */
export const unreadNoticesQuery = () =>
  query
    .selectFrom(query.selectFrom('notices').select('id').where('read_at', 'is', null).limit(100).as('unread'))
    .select(sql<number>`count(*)::int`.as('count'))

export const markRead = (tx: Tx, id: string | undefined): Promise<number> =>
  tx.count(
    query
      .updateTable('notices')
      .set({ read_at: sql<Date>`now()` })
      .where('user_id', '=', sql<string>`app.user_id()`)
      .where('read_at', 'is', null)
      .$if(id !== undefined, (some) => some.where('id', '=', id as string)),
  )

/** What leads the signed-in person to where they are now. */
export const markPlaceRead = (tx: Tx, place: NoticePlace, id: string): Promise<number> =>
  tx.count(
    query
      .updateTable('notices')
      .set({ read_at: sql<Date>`now()` })
      .where('user_id', '=', sql<string>`app.user_id()`)
      .where('read_at', 'is', null)
      .where('kind', 'in', noticeKindsAt(place))
      .where('place_id', '=', id),
  )

/** Takes what is to be emailed now, with the week that it is about; whoever else asks gets others. */
export const takeDueNotices = (tx: Tx, size: number) =>
  tx.rows(
    query
      .selectFrom(rowsOf('due_notice_emails', sql`${size}::int`).as('due'))
      .leftJoin('weeks', 'weeks.id', 'due.place_id')
      .selectAll('due')
      .select(['weeks.starts_on as startsOn', 'weeks.minutes']),
  )

export const clearOldNotices = (tx: Tx) =>
  tx.count(query.deleteFrom('notices').where('happened_at', '<', sql<Date>`now() - interval '90 days'`))

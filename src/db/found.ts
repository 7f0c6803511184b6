import { type RawBuilder, sql } from 'kysely'
import { countedRows, type Page } from '#domain/paging.ts'
import { query } from './session.ts'

/** What a search of the database answers: one page of ids in order, and how many there are, as far as it counted. */
export type Found = { ids: string[]; total: number }

/** The last arguments of such a search: rows to pass over, rows to take, rows to count. */
export const pageOf = (page: Page) =>
  sql`${(page.page - 1) * page.size}::int, ${page.size}::int, ${countedRows(page)}::int`

export const withFound = <F extends Pick<Found, 'ids'>>(search: RawBuilder<F>) =>
  query.with(
    (cte) => cte('found').materialized(),
    () => query.selectFrom(search.as('found')).selectAll(),
  )

/** The ids of the page, each with its place. Their rows are read under the policies of whoever asks. */
export const foundIds = sql<{ id: string; place: number }>`unnest((select ids from found)) with ordinality`.as<'at'>(
  sql`at(id, place)`,
)

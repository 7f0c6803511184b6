import { type RawBuilder, sql } from 'kysely'
import { countedRows, type Page } from '#domain/paging.ts'
import type { FunctionRows } from './rows.ts'
import { query } from './session.ts'

/** The rows that a function of the database answers. */
export const rowsOf = <Name extends keyof FunctionRows>(name: Name, ...given: unknown[]) =>
  sql<FunctionRows[Name]>`${sql.id('app', name)}(${sql.join(given)})`

/** The last arguments of a search that answers one page of ids and how many there are, as far as it counted. */
export const pageOf = (page: Page) =>
  sql`${(page.page - 1) * page.size}::int, ${page.size}::int, ${countedRows(page)}::int`

export const withFound = <Row extends { ids: string[] | null }>(search: RawBuilder<Row>) =>
  query.with(
    (cte) => cte('found').materialized(),
    () => query.selectFrom(search.as('found')).selectAll(),
  )

/** The ids of the page, each with its place. Their rows are read under the policies of whoever asks. */
export const foundIds = sql<{ id: string; place: number }>`unnest((select ids from found)) with ordinality`.as<'at'>(
  sql`at(id, place)`,
)

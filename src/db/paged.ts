import { type SelectQueryBuilder, sql } from 'kysely'
import { countedRows, type Page } from '#domain/paging.ts'
import { query, type Tx } from './session.ts'

/** The rows of one page; all of them where none is asked for. */
export const onPage = <DB, Tables extends keyof DB, Row>(all: SelectQueryBuilder<DB, Tables, Row>, page?: Page) =>
  page ? all.offset((page.page - 1) * page.size).limit(page.size) : all

/** How many rows there are, as far as a list counts. */
export const countListed = async <DB, Tables extends keyof DB, Row>(
  tx: Tx,
  all: SelectQueryBuilder<DB, Tables, Row>,
  page: Page,
): Promise<number> => {
  const counted = all.limit(countedRows(page) + 1)
  const row = await tx.first(
    query.selectNoFrom(sql<number>`(select count(*) from (${counted}) as counted)`.as('count')),
  )
  return row?.count ?? 0
}

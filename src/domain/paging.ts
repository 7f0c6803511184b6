/**
 * So many pages are counted exactly; of more, a list says that there are more. Counting a million rows takes too long, and
 * those of a search have to be found first.
 */
const countedPages = { all: 1000, narrowed: 25 }

export type Page = { page: number; size: number; isNarrowed?: boolean }

/** Rows to count for a page: at least as far as it goes. One row beyond tells that there are more. */
export const countedRows = ({ page, size, isNarrowed }: Page): number =>
  Math.max(page, isNarrowed ? countedPages.narrowed : countedPages.all) * size

/** What a list says of its length, having counted as far as `countedRows` and one row beyond. */
export function lengthOf(counted: number, page: Page) {
  const total = Math.min(counted, countedRows(page))
  return { total, pageCount: Math.max(1, Math.ceil(total / page.size)), isTotalExact: counted === total }
}

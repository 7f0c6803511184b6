/**
 * How many pages are counted exactly; beyond that a list only says that there are more. Counting a million rows takes too long,
 * and the rows of a search have to be found first.
 */
const countedPages = { all: 1000, narrowed: 25 }

export type Page = { page: number; size: number; isNarrowed?: boolean }

/** Rows to count for a page: at least to its end. One more row shows that there are more. */
export const countedRows = ({ page, size, isNarrowed }: Page): number =>
  Math.max(page, isNarrowed ? countedPages.narrowed : countedPages.all) * size

/** The length of a list, having counted up to `countedRows` and one row beyond. */
export function lengthOf(counted: number, page: Page) {
  const total = Math.min(counted, countedRows(page))
  return { total, pageCount: Math.max(1, Math.ceil(total / page.size)), isTotalExact: counted === total }
}

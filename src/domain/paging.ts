/** So many pages are counted exactly; of more, a list says that there are more. Counting a million rows takes too long. */
const countedPages = 1000

export type Page = { page: number; size: number }

/** Rows to count for a page: at least as far as it goes. One row beyond tells that there are more. */
export const countedRows = ({ page, size }: Page): number => Math.max(page, countedPages) * size

/** What a list says of its length, having counted as far as `countedRows` and one row beyond. */
export function lengthOf(counted: number, page: Page) {
  const total = Math.min(counted, countedRows(page))
  return { total, pageCount: Math.max(1, Math.ceil(total / page.size)), isTotalExact: counted === total }
}

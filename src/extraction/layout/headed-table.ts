import type { Item } from './item.ts'
import { isSetAlike, leftOf, type Row, rightOf } from './row.ts'
import { rowsOf } from './rows.ts'
import { rowsOfTable } from './table-entries.ts'
import { type Columns, columnsOf, headOf, isHeading, isOfHead, mostHeadLines } from './table-head.ts'

/**
 * A table whose columns have names, `Period`, `Employer`, `Duties`: its text is taken out of the page and read one row after
 * the other, each column for itself. `open` are the columns of a table that reaches the end of the page: it goes on behind it.
 */
export function readTables(page: Item[], known?: Columns): { rest: Item[]; tables: Row[][]; open?: Columns } {
  const rows = rowsOf(page)
  const end = Math.max(...rows.map(rightOf))
  const tables: Row[][] = []
  const taken = new Set<Item>()
  let open: Columns | undefined
  for (let from = 0; from < rows.length; from++) {
    const row = rows[from] as Row
    const head = headOf(rows.slice(from, from + mostHeadLines))
    if (!head && !(from === 0 && known)) continue
    const first = head ? from + head.length : from
    const columns = head ? columnsOf(head.names, rows.slice(first), end) : (known as Columns)
    const length = rows
      .slice(first)
      .findIndex((_, index) =>
        endsTable(rows.slice(first + index, first + index + mostHeadLines + 1), columns, rows[first]),
      )
    const body = rows.slice(first, length < 0 ? undefined : first + length)
    // The names may stand at the end of a page, and all that they name on the next.
    if (body.length > 0 && !body.some(({ cells }) => cells.length > 1)) continue
    if (body.length === 0 && (length >= 0 || !head)) continue
    const items = page.filter(({ y }) => y >= row.y - 1 && y <= (body.at(-1)?.y ?? rows.at(-1)?.y ?? 0) + 1)
    for (const item of items) taken.add(item)
    const top = (rows[first]?.y ?? Number.POSITIVE_INFINITY) - 1
    const under = items.filter(({ y }) => y >= top)
    if (under.length > 0) tables.push(rowsOfTable(under, columns))
    open = length < 0 ? columns : undefined
    from = first + body.length - 1
  }
  return { rest: taken.size > 0 ? page.filter((item) => !taken.has(item)) : page, tables, open }
}

/** A heading, whatever stands alone over the names of another table, a line across columns, or one set as the names are. */
function endsTable([row, ...below]: Row[], columns: Columns, first: Row | undefined): boolean {
  if (!row || headOf([row, ...below])) return true
  const isName = ({ cells }: Row) =>
    cells.every((cell) => isOfHead(cell.text) && columns.some(({ head }) => isSetAlike(head, cell)))
  if (isName(row) && first && !isName(first)) return true
  const isLeft = leftOf(row) < (columns[0]?.left ?? 0) + 6
  if (isLeft && (isHeading(row.cells) || (row.cells.length === 1 && headOf(below)))) return true
  return row.cells.some(({ left, right }) =>
    columns.some((column) => left < column.left - 3 && right > column.left + 6),
  )
}

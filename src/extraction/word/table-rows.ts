import { readTables } from '../layout/headed-table.ts'
import type { Item } from '../layout/item.ts'
import type { Row } from '../layout/row.ts'
import type { Line } from './text-rows.ts'

/** In points: as if it were printed, with room between columns, and more between rows than between lines. */
const columnWidth = 200
const textWidth = 150
const lineHeight = 12
const rowGap = 30
const size = 10

/** A table whose columns have names, `Period`, `Employer`, `Duties`, read as one on a page. */
export function rowsOfTable(table: Line[][][]): Row[] | undefined {
  let top = 0
  const items = table.flatMap((cells) => {
    const found = cells.flatMap((lines, column) => lines.map((line, at) => itemOf(line, column, top + at * lineHeight)))
    top = Math.max(top, ...found.map(({ y }) => y)) + rowGap
    return found
  })
  const { rest, tables } = readTables(items)
  return rest.length === 0 && tables.length === 1 ? tables[0] : undefined
}

const itemOf = ({ text, runs, isItem }: Line, column: number, y: number): Item => ({
  text: `${isItem ? '• ' : ''}${text.trim()}`,
  x: column * columnWidth,
  y,
  width: Math.min(textWidth, text.length * 5),
  size,
  font: runs?.[0]?.font ?? '',
  color: null,
  page: 0,
})

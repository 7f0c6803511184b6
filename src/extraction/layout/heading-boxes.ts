import { headingOf } from '../parse/headings.ts'
import { type Cell, leftOf, type Row, rightOf } from './row.ts'

/** In points: how much further left than its heading a text may begin. */
const slack = 10

/** Headings side by side stand over boxes: what is under the first is read before what is under the second. */
export function unfoldHeadings(rows: Row[]): Row[] {
  const at = rows.findIndex(isHeadings)
  if (at < 0) return rows
  const edges = rows[at]?.cells.map(({ left }) => left - slack) ?? []
  const rest = rows.slice(at + 1)
  const length = rest.findIndex((row, index) => isHeadings(row) || endsBox(row, rest.slice(index + 1), edges))
  const to = length < 0 ? rows.length : at + 1 + length
  const boxes = edges.map((edge, index) =>
    rows
      .slice(at, to)
      .flatMap((row) =>
        partOf(row, ({ left }) => left >= (index === 0 ? 0 : edge) && left < (edges[index + 1] ?? Infinity)),
      ),
  )
  return [...rows.slice(0, at), ...boxes.flat(), ...unfoldHeadings(rows.slice(to))]
}

/** Of different kinds, and set alike. */
function isHeadings({ cells, page }: Row): boolean {
  if (page === 0 || cells.length < 2) return false
  const kinds = new Set(cells.map(({ text }) => headingOf(text)))
  const looks = new Set(cells.map(({ font, size }) => `${font} ${size.toFixed(1)}`))
  return kinds.size === cells.length && !kinds.has(undefined) && looks.size === 1
}

function partOf(row: Row, isIn: (cell: Cell) => boolean): Row[] {
  const cells = row.cells.filter(isIn)
  return cells.length > 0 ? [{ ...row, cells, lastRight: rightOf({ ...row, cells }) }] : []
}

/** A line across the boxes, another page, or a heading on the left below which nothing stands in the right box. */
function endsBox(row: Row, below: Row[], edges: number[]): boolean {
  const [, second = 0] = edges
  const crosses = ({ left, right }: Cell) => edges.slice(1).some((edge) => left < edge && right > edge + slack + 2)
  if (row.cells.some(crosses)) return true
  const isLone = row.cells.length === 1 && leftOf(row) < second && headingOf(row.cells[0]?.text ?? '') !== undefined
  const end = below.findIndex((other) => isHeadings(other) || other.cells.some(crosses))
  const near = end < 0 ? below : below.slice(0, end)
  return isLone && !near.some(({ cells }) => cells.some(({ left }) => left >= second && left < second + 2 * slack))
}

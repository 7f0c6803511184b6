import { headingOf } from '../parse/headings.ts'
import { leftOf, type Row, rightOf } from './row.ts'

const leastLabels = 3
/** In ems: how far below the first line of its block a label may stand. */
const reachEm = 1.6
/** Of the distance to the next line, what the first line of a block keeps from the line above it. */
const blockShare = 1.3

/** Headings in a column of their own, each a little below the first line of its block: they are put before that line. */
export function liftLabels(rows: Row[]): Row[] {
  const labels = labelsOf(rows)
  const body = rows.map((row) => (labels.has(row) ? withoutLabel(row) : row)).filter(({ cells }) => cells.length > 0)
  const edge = Math.max(...[...labels].map(labelRight))
  const [first, last] = [[...labels][0], [...labels].at(-1)]
  if (!first || !last || labels.size < leastLabels) return rows
  const isBetween = ({ page, y }: Row) => (page > first.page || y > first.y) && (page < last.page || y < last.y)
  if (body.some((row) => isBetween(row) && leftOf(row) < edge)) return rows
  const starts = new Map([...labels].map((label) => [startOf(label, body), label]))
  const lifted = [...starts].filter(([start, label]) => start && start.y < label.y - 1).length
  if (starts.has(undefined) || starts.size < labels.size || lifted < 0.6 * labels.size) return rows
  return body.flatMap((row) => {
    const label = starts.get(row)
    const [cell] = label?.cells ?? []
    return label && cell ? [{ ...label, y: row.y, bottom: row.y, lastRight: cell.right, cells: [cell] }, row] : [row]
  })
}

/** Headings that begin at one place, left of everything else. */
function labelsOf(rows: Row[]): Set<Row> {
  const found = rows.filter(({ cells: [first], page }) => page > 0 && first && headingOf(first.text))
  const left = Math.min(...found.map(leftOf))
  return new Set(found.filter((row) => Math.abs(leftOf(row) - left) < 2))
}

const labelRight = ({ cells: [label] }: Row): number => label?.right ?? 0

function withoutLabel(row: Row): Row {
  const cells = row.cells.slice(1)
  return { ...row, cells, lastRight: rightOf({ ...row, cells }) }
}

/** The first line of the block that the label stands beside. */
function startOf(label: Row, body: Row[]): Row | undefined {
  const page = body.filter((row) => row.page === label.page)
  return page.find((row, index) => {
    const [above, below] = [page[index - 1], page[index + 1]]
    if (row.y < label.y - reachEm * label.size || row.y > label.y + 1) return false
    return !above || !below || row.y - above.bottom > blockShare * Math.min(below.y - row.bottom, 1.5 * row.size)
  })
}

import { findDates } from '../parse/dates.ts'
import { isWrapped } from '../parse/paragraphs.ts'
import { type Cell, isSetAlike, type Row, rightOf, withTail } from './row.ts'

/** Entries side by side are read one after the other, column by column, if each column is complete by itself. */
export function unfoldBoxes(rows: Row[], isWhole: (rows: Row[]) => boolean): Row[] {
  const widest = rows.toSorted((a, b) => b.cells.length - a.cells.length)[0]?.cells ?? []
  const lefts = widest.map(({ left }) => left - 2)
  const isAligned = (left: number) => lefts.some((other) => Math.abs(left - 2 - other) < 2)
  const [first = 0, second = 0] = lefts
  const crosses = ({ left, right }: Cell) => lefts.some((x) => left < x && right > x + 2)
  const pairs = rows.filter(({ cells }) => cells.length > 1 && cells.every(({ left }) => isAligned(left)))
  if (lefts.length < 2 || pairs.length < 2 || rows.some(({ cells }) => cells.some(crosses))) return rows
  if (rows.some(({ cells }) => cells.some(({ left }) => left >= second && !isAligned(left)))) return rows
  const columns = lefts.map((x, index) =>
    rows
      .map((row) => ({
        ...row,
        cells: row.cells
          .filter(({ left }) => (left >= x || index === 0) && left < (lefts[index + 1] ?? Infinity))
          .map((cell) => ({ ...cell, left: cell.left - x + first, right: cell.right - x + first })),
      }))
      .filter(({ cells }) => cells.length > 0)
      .map((row) => ({ ...row, lastRight: rightOf(row) })),
  )
  const edge = Math.max(...columns.flat().map(rightOf))
  return columns.every(isWhole) ? columns.flatMap((column) => joinNames(column, edge)) : rows
}

/** Jobs side by side, as their periods on one line show: each column is read for itself. */
export function unfoldPeriods(rows: Row[]): Row[] {
  const isPeriod = ({ text }: Cell) => findDates(text)?.isRange === true
  const lines = rows.filter(({ cells }) => cells.filter(isPeriod).length > 1)
  const widest = lines.toSorted((a, b) => b.cells.length - a.cells.length)[0]
  const lefts = widest?.cells.filter(isPeriod).map(({ left }) => left) ?? []
  const columnOf = (left: number) => lefts.findLastIndex((x, index) => index === 0 || left >= x - 4)
  const crosses = ({ left, right }: Cell) => lefts.some((x) => left < x - 4 && right > x + 4)
  const isItem = ({ cells, isBullet }: Row) => isBullet && !cells.some(crosses)
  const last = rows.findLastIndex(({ cells }) => cells.some(({ left }) => columnOf(left) > 0)) + 1
  // The first column may have more items than the others.
  const more = rows.slice(last).findIndex((row) => !isItem(row))
  const end = more < 0 ? rows.length : last + more
  const beside = rows.slice(0, end)
  if (lefts.length < 2 || beside.some(({ cells }) => cells.some(crosses))) return rows
  const [first = 0] = lefts
  const unfolded = lefts.flatMap((x, index) =>
    beside.flatMap((row) => {
      const cells = row.cells
        .filter(({ left }) => columnOf(left) === index)
        .map((cell) => ({ ...cell, left: cell.left - x + first, right: cell.right - x + first }))
      return cells.length > 0 ? [{ ...row, cells, lastRight: cells.at(-1)?.right ?? 0 }] : []
    }),
  )
  return [...unfolded, ...rows.slice(end)]
}

/** A box is narrow: names that had no room in it go on below. */
function joinNames(rows: Row[], edge: number): Row[] {
  const joined: Row[] = []
  for (const [index, row] of rows.entries()) {
    const [last, above] = [joined.at(-1), rows[index - 1]]
    const [before, cell] = [last?.cells[0], row.cells[0]]
    const goesOn = above && before && cell && isSetAlike(before, cell) && isWrapped(above, row, edge)
    if (last && goesOn && row.y - above.y < 1.6 * row.size && !findDates(before.text) && !findDates(cell.text))
      joined[joined.length - 1] = withTail(last, before, row, cell)
    else joined.push(row)
  }
  return joined
}

import type { Cell, Row } from './row.ts'

/** Of the usual distance between lines, what the lines of one text keep at most. */
const tightShare = 0.8

/** Short texts in a grid or a list, cut in two: a line closer than usual goes on with what stands above it. */
export function joinWrappedCells(rows: Row[], isWhole: (text: string) => boolean): Row[] {
  const gaps = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? 0))
  const usual = gaps.filter((gap) => gap > 0).toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  // Where many lines are so close, they are a list.
  if (gaps.filter((gap) => gap > 0 && gap < tightShare * usual).length > 0.35 * gaps.length) return rows
  return joinTails(rows, isWhole, (above, row) => !row.isBullet && row.y - above.bottom < tightShare * usual)
}

/** In a table, each cell of a line that had no room goes on below itself. */
export const joinTableCells = (rows: Row[], isWhole: (text: string) => boolean): Row[] =>
  joinTails(
    rows,
    isWhole,
    (above, row) =>
      above.cells.length > 2 && row.cells.length < above.cells.length && row.y - above.bottom < 1.5 * row.size,
  )

function joinTails(rows: Row[], isWhole: (text: string) => boolean, isNear: (above: Row, row: Row) => boolean): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const isTail =
      above &&
      above.page === row.page &&
      isNear(above, row) &&
      row.cells.every((cell) => aboveOf(above, cell) && !isWhole(cell.text))
    if (isTail) joined[joined.length - 1] = join(above, row)
    else joined.push(row)
  }
  return joined
}

const aboveOf = ({ cells }: Row, { left, size, font }: Cell): Cell | undefined =>
  cells.find((cell) => Math.abs(cell.left - left) < 2 && cell.font === font && Math.abs(cell.size - size) < 0.1)

function join(above: Row, row: Row): Row {
  const cells = above.cells.map((cell) => {
    const tail = row.cells.find((other) => aboveOf({ ...above, cells: [cell] }, other))
    return tail ? { ...cell, text: `${cell.text} ${tail.text}` } : cell
  })
  return { ...above, bottom: row.y, cells }
}

import { type Cell, type Row, rightOf } from './row.ts'

/** Entries side by side are read one after the other, column by column, if each column is complete by itself. */
export function unfoldBoxes(rows: Row[], isWhole: (rows: Row[]) => boolean): Row[] {
  const widest = rows.toSorted((a, b) => b.cells.length - a.cells.length)[0]?.cells ?? []
  const lefts = widest.map(({ left }) => left - 2)
  const isAligned = (left: number) => lefts.some((other) => Math.abs(left - 2 - other) < 2)
  const [, second = 0] = lefts
  const crosses = ({ left, right }: Cell) => lefts.some((x) => left < x && right > x + 2)
  const pairs = rows.filter(({ cells }) => cells.length > 1 && cells.every(({ left }) => isAligned(left)))
  if (lefts.length < 2 || pairs.length < 2 || rows.some(({ cells }) => cells.some(crosses))) return rows
  if (rows.some(({ cells }) => cells.some(({ left }) => left >= second && !isAligned(left)))) return rows
  const columns = lefts.map((x, index) =>
    rows
      .map((row) => ({
        ...row,
        cells: row.cells.filter(({ left }) => (left >= x || index === 0) && left < (lefts[index + 1] ?? Infinity)),
      }))
      .filter(({ cells }) => cells.length > 0)
      .map((row) => ({ ...row, lastRight: rightOf(row) })),
  )
  return columns.every(isWhole) ? columns.flat() : rows
}

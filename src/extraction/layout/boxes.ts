import { type Row, rightOf } from './row.ts'

/** Entries side by side are read one after the other, if each side is complete by itself. */
export function unfoldBoxes(rows: Row[], isWhole: (rows: Row[]) => boolean): Row[] {
  const lefts = rows.flatMap(({ cells }) => (cells.length === 2 ? [cells[1]?.left ?? 0] : []))
  const x = lefts.find((left) => lefts.filter((other) => Math.abs(other - left) < 2).length >= 2)
  if (x === undefined || rows.some((row) => row.cells.some(({ left, right }) => left < x - 2 && right > x))) return rows
  const side = (isRight: boolean) =>
    rows
      .map((row) => ({ ...row, cells: row.cells.filter(({ left }) => left >= x - 2 === isRight) }))
      .filter(({ cells }) => cells.length > 0)
      .map((row) => ({ ...row, lastRight: rightOf(row) }))
  const [left, right] = [side(false), side(true)]
  return isWhole(left) && isWhole(right) ? [...left, ...right] : rows
}

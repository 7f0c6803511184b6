import { headingOf } from '../parse/headings.ts'
import { type Row, textOf } from './row.ts'

/** In heights of a line: what lies between two blocks of a column. */
const blockGap = 2.8
const leastBands = 3

/**
 * Where the bands of a grid begin: what stands on the right goes with what stands beside it, entry by entry, if its blocks
 * begin on the lines where blocks on the left begin, and if the headings are on the left. Later pages follow the first.
 */
export function bandsOf(left: Row[], right: Row[], isKnown: boolean): number[] {
  const starts = startsOf(left)
  const ends = startsOf(right)
  const shared = ends.filter((y) => starts.some((start) => Math.abs(start - y) < 2))
  const headings = left.filter(isHeading)
  const isGrid = shared.length >= leastBands && shared.length >= 0.75 * ends.length
  if (!isKnown && !(isGrid && right.filter(isHeading).length <= 1 && headings.length >= 2)) return []
  // What begins on the left beside any line goes with it.
  const beside = starts.filter((y) => right.some((row) => Math.abs(row.y - y) < 2))
  return [...new Set([...shared, ...beside, ...headings.map(({ y }) => y)])].toSorted((a, b) => a - b)
}

const isHeading = (row: Row): boolean => headingOf(textOf(row)) !== undefined

function startsOf(rows: Row[]): number[] {
  const isStart = (row: Row, above: Row | undefined) =>
    !above || row.y - above.bottom > blockGap * row.size || isHeading(above)
  return rows.filter((row, index) => isStart(row, rows[index - 1])).map(({ y }) => y)
}

/** Band by band, the left before the right. */
export function weaveBands(left: Row[], right: Row[], bands: number[]): Row[] {
  const edges = [-Infinity, ...bands.map((y) => y - 2), Infinity]
  return edges.flatMap((from, index) => {
    const isIn = ({ y }: Row) => y >= from && y < (edges[index + 1] ?? Infinity)
    return [...left.filter(isIn), ...right.filter(isIn)]
  })
}

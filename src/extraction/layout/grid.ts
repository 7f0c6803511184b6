import { findDates } from '../parse/dates.ts'
import { headingOf } from '../parse/headings.ts'
import { isWrapped } from '../parse/paragraphs.ts'
import { takePlace } from '../parse/places.ts'
import { isProse } from '../parse/words.ts'
import { isSetAlike, leftOf, type Row, rightOf, textOf, withTail } from './row.ts'

/** In heights of a line: what lies between two blocks of a column. */
const blockGap = 2.8
const leastBands = 3

export const isPeriod = (row: Row): boolean => row.cells.some(({ text }) => findDates(text)?.isRange === true)

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
  const areHeadingsLeft = right.filter(isHeading).length <= 1 && headings.length >= 2
  if (!isKnown && !(areHeadingsLeft && (isGrid || isEntryTable(left, right)))) return []
  const names = entryStarts(left, right)
  return [...new Set([...shared, ...names, ...headings.map(({ y }) => y)])].toSorted((a, b) => a - b)
}

/** Where and when on the left, what was done on the right: every entry begins on one line on both sides. */
export function isEntryTable(left: Row[], right: Row[]): boolean {
  const isNamed = (row: Row, above: Row | undefined) =>
    isPeriod(row) &&
    (row.cells.length > 1 ||
      (above !== undefined && !isHeading(above) && !isPeriod(above) && row.y - above.bottom < 2 * row.size))
  const periods = left.filter((row, index) => isNamed(row, left[index - 1])).length
  return (
    periods >= 2 &&
    periods === left.filter(isPeriod).length &&
    !right.some(isPeriod) &&
    !left.some((row) => isProse(textOf(row))) &&
    right.filter((row) => isProse(textOf(row))).length >= 3 &&
    entryStarts(left, right).length >= periods
  )
}

/** The lines on the left that look like the first under a heading and have a line beside them. */
function entryStarts(left: Row[], right: Row[]): number[] {
  const looks = new Set(left.filter((_, index) => left[index - 1] && isHeading(left[index - 1] as Row)).map(lookOf))
  const isName = (row: Row, above: Row | undefined) =>
    looks.has(lookOf(row)) &&
    !isHeading(row) &&
    (!isPeriod(row) || row.cells.length > 1) &&
    !(above && lookOf(above) === lookOf(row) && row.y - above.bottom < 1.5 * row.size) &&
    right.some(({ page, y }) => page === row.page && Math.abs(y - row.y) < 2)
  return left.filter((row, index) => isName(row, left[index - 1])).map(({ y }) => y)
}

const lookOf = ({ cells: [cell] }: Row): string => `${cell?.font} ${cell?.size.toFixed(1)}`

const isHeading = (row: Row): boolean => headingOf(textOf(row)) !== undefined

function startsOf(rows: Row[]): number[] {
  const isStart = (row: Row, above: Row | undefined) =>
    !above || row.y - above.bottom > blockGap * row.size || isHeading(above)
  return rows.filter((row, index) => isStart(row, rows[index - 1])).map(({ y }) => y)
}

/** What had no room in the left column goes on below. */
function joinNames(rows: Row[], edge: number): Row[] {
  const joined: Row[] = []
  for (const [index, row] of rows.entries()) {
    const [last, above] = [joined.at(-1), rows[index - 1]]
    const [before, cell] = [last?.cells[0], row.cells[0]]
    const isTail = last && above && before && cell && isSetAlike(before, cell) && isWrapped(above, row, edge)
    const isLone =
      last?.cells.length === 1 && row.cells.length === 1 && !isPeriod(last) && !isPeriod(row) && !isHeading(last)
    const isInColumn = above !== undefined && rightOf(above) <= edge && rightOf(row) <= edge && !row.isBullet
    const isName = !isProse(textOf(row)) && takePlace(textOf(row)).rest !== ''
    if (isTail && isLone && isInColumn && isName && row.y - above.y < 1.6 * row.size)
      joined[joined.length - 1] = withTail(last, before, row, cell)
    else joined.push(row)
  }
  return joined
}

/** Some programs lose the first sign of a list that stands beside something. */
function withFirstBullet([first, ...others]: Row[]): Row[] {
  const second = others.find(({ isBullet }) => isBullet)
  const isItem = first !== undefined && second !== undefined && Math.abs(leftOf(first) - leftOf(second)) < 1
  return first ? [{ ...first, isBullet: first.isBullet || isItem }, ...others] : []
}

/** Band by band, the left before the right. */
export function weaveBands(left: Row[], right: Row[], bands: number[]): Row[] {
  const gutter = Math.min(...right.map(leftOf))
  const edge = Math.max(...left.map(rightOf).filter((x) => x < gutter))
  const edges = [-Infinity, ...bands.map((y) => y - 2), Infinity]
  return edges.flatMap((from, index) => {
    const isIn = ({ y }: Row) => y >= from && y < (edges[index + 1] ?? Infinity)
    return [...joinNames(left.filter(isIn), edge), ...withFirstBullet(right.filter(isIn))]
  })
}

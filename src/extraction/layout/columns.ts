import { findDates } from '../parse/dates.ts'
import { headingOf } from '../parse/headings.ts'
import { isEntryField } from '../parse/labeled-entries.ts'
import { isProse } from '../parse/words.ts'
import { landDates } from './floating-dates.ts'
import { bandsOf, isEntryTable, isPeriod, weaveBands } from './grid.ts'
import { readTables } from './headed-table.ts'
import { unfoldHeadings } from './heading-boxes.ts'
import type { Item } from './item.ts'
import { readLabels } from './label-values.ts'
import { type Cell, type Row, textOf } from './row.ts'
import { rowsOf } from './rows.ts'
import { withoutRunningLines } from './running-lines.ts'
import { joinStackedDates } from './stacked-dates.ts'
import type { Columns } from './table-head.ts'

/** Two baselines closer than this were set as one line. */
const alignedPoints = 1
const leastRows = 5
/** In ems: texts on one line may differ by so much. */
const baselineEm = 0.4
/** Of the page's text height, what a gutter must run through. */
const leastShare = 0.3

/**
 * The document as streams that are read one after the other: the main column of all pages, then what stands beside it.
 * A column whose lines belong to the lines beside them (dates, labels) is not one.
 */
export function streamsOf(items: Item[]): Row[][] {
  const main: Row[] = []
  const beside: Row[] = []
  let known: number | undefined
  let isBesideLeft = false
  let isGrid = false
  let open: Columns | undefined
  for (const whole of pagesOf(withoutRunningLines(items))) {
    const { rest: page, tables, ...found } = readTables(whole, open)
    open = found.open
    const from = main.length
    const labeled = readLabels(page)
    if (labeled) {
      main.push(...labeled)
      continue
    }
    const split = findGutter(page, known)
    // What stands beside the text may go on where the text has ended.
    const x = known
    if (
      !split &&
      x !== undefined &&
      beside.length > 0 &&
      page.every((item) => isBesideLeft === item.x + item.width <= x)
    ) {
      beside.push(...rowsOf(page))
      continue
    }
    if (!split) {
      main.push(...rowsOf(page))
      insertTables(main, from, tables)
      continue
    }
    known = split.x
    const isInBand = ({ y }: Item) => y >= split.top && y <= split.bottom
    const left = page.filter((item) => isInBand(item) && item.x < split.x)
    const right = page.filter((item) => isInBand(item) && item.x >= split.x)
    const isLeftBeside = lettersOf(left) < lettersOf(right)
    const aside = new Set(isLeftBeside ? left : right)
    const [mainRows, asideRows] = [rowsOf(page.filter((item) => !aside.has(item))), rowsOf([...aside])]
    const bands = bandsOf(rowsOf(left), rowsOf(right), isGrid)
    isGrid ||= bands.length > 0
    if (bands.length > 0)
      main.push(...weaveBands(rowsOf(page.filter((item) => !right.includes(item))), rowsOf(right), bands))
    else {
      main.push(...mainRows)
      beside.push(...asideRows)
      isBesideLeft = isLeftBeside
    }
    insertTables(main, from, tables)
  }
  return [main, beside]
    .filter((rows) => rows.length > 0)
    .map((rows) => joinStackedDates(landDates(unfoldHeadings(rows))))
}

/** Each table where it stands among the lines of its page, which begin at `from`. */
function insertTables(rows: Row[], from: number, tables: Row[][]) {
  for (const table of tables) {
    const at = rows.findIndex(({ y }, index) => index >= from && y > (table[0]?.y ?? 0))
    rows.splice(at < 0 ? rows.length : at, 0, ...table)
  }
}

const pagesOf = (items: Item[]): Item[][] => [...Map.groupBy(items, ({ page }) => page).values()]

const lettersOf = (items: Item[]): number => items.reduce((sum, { text }) => sum + text.length, 0)

type Gutter = { x: number; top: number; bottom: number; rows: number }

/** The best x to split the page from top to bottom, if there is one. */
function findGutter(page: Item[], known: number | undefined): Gutter | undefined {
  const rows = rowsOf(page)
  const height = (rows.at(-1)?.y ?? 0) - (rows[0]?.y ?? 0)
  const lefts = new Set(rows.flatMap(({ cells }) => cells.map(({ left }) => Math.round(left))))
  const candidates = known === undefined ? [...lefts] : [Math.round(known), ...lefts]
  return candidates
    .map((x) => bandAt(rows, x - 2))
    .filter((gutter) => gutter !== undefined)
    .toSorted((a, b) => b.rows - a.rows)
    .find((gutter) => {
      const isKnown = known !== undefined && Math.abs(gutter.x + 2 - known) <= 4
      const isTall = isKnown || gutter.bottom - gutter.top >= leastShare * height
      return isTall && isSplit(page, gutter, isKnown ? 1 : leastRows)
    })
}

/** The longest run of rows that don't cross x. */
function bandAt(rows: Row[], x: number): Gutter | undefined {
  const crosses = (cell: Cell) => cell.left < x && cell.right > x + 1
  let [from, first, length] = [0, 0, 0]
  for (const [index, row] of rows.entries()) {
    if (row.cells.some(crosses)) from = index + 1
    else if (index + 1 - from > length) [first, length] = [from, index + 1 - from]
  }
  const top = length > 0 ? rows[first] : undefined
  const bottom = rows[first + length - 1]
  return top && bottom && { x, top: top.y - top.size, bottom: bottom.y + baselineEm * bottom.size, rows: length }
}

function isSplit(page: Item[], { x, top, bottom }: Gutter, least: number): boolean {
  const band = page.filter(({ y }) => y >= top && y <= bottom)
  const left = rowsOf(band.filter((item) => item.x < x))
  const right = rowsOf(band.filter((item) => item.x >= x))
  const [small, large] = left.length < right.length ? [left, right] : [right, left]
  if (small.length < least || large.length < leastRows) return false
  const coupled = small.filter(({ y }) => large.some((row) => Math.abs(row.y - y) <= alignedPoints)).length
  const keys = small.filter(isKey).length
  // Where nobody writes sentences there is a list in columns, not a page with something beside it.
  const prose = large.filter((row) => isProse(textOf(row))).length + small.filter((row) => isProse(textOf(row))).length
  if (least > 1 && prose < 3) return false
  if (keys >= small.length * 0.6) return false
  // A column of labels belongs to what stands beside them.
  const labels = left.filter((row) => isEntryField(firstText(row)))
  const beside = labels.filter(({ y }) => right.some((row) => Math.abs(row.y - y) <= alignedPoints)).length
  if (beside >= leastRows && beside >= left.length * 0.5) return false
  const headingsIn = (rows: Row[]) => rows.filter((row) => headingOf(firstText(row))).length
  const isApart =
    coupled < small.length * 0.5 || isEntryTable(left, right) || (headingsIn(small) >= 2 && headingsIn(large) > 0)
  return isApart && !arePeers(left, right)
}

/** Every period on the right stands beside one on the left, as do their names: entries side by side, not columns of the page. */
function arePeers(left: Row[], right: Row[]): boolean {
  const besideOf = (row: Row) => left.findIndex(({ y }) => Math.abs(y - row.y) <= alignedPoints)
  const periods = right.flatMap((row, at) => (isPeriod(row) ? [at] : []))
  const isPeer = (at: number) => {
    const beside = besideOf(right[at] as Row)
    const next = [right[at - 1], right[at + 1]].filter((row) => row !== undefined)
    return beside >= 0 && isPeriod(left[beside] as Row) && next.some((row) => besideOf(row) >= 0)
  }
  return periods.length > 0 && periods.every(isPeer)
}

const firstText = (row: Row): string => row.cells[0]?.text ?? ''

/** A date or a heading: what stands beside the lines that it belongs to. */
function isKey(row: Row): boolean {
  const text = firstText(row)
  const dates = findDates(text)
  return headingOf(text) !== undefined || (dates !== undefined && dates.length >= text.length * 0.7)
}

import { findDates } from '../parse/dates.ts'
import { isLegalForm } from '../parse/header-parts.ts'
import { isWrapped, joinLines } from '../parse/paragraphs.ts'
import { isArea, isCityLike, takePlace } from '../parse/places.ts'
import { isProse } from '../parse/words.ts'
import type { Item } from './item.ts'
import { type Cell, isSetAlike, leftOf, type Row, rightOf, textOf } from './row.ts'
import { rowsOf } from './rows.ts'
import { type Column, type Columns, lineEm, names } from './table-head.ts'

/** What stands under the names of columns, one entry after the other, as it would be written without a table. */
export function rowsOfTable(items: Item[], columns: Columns): Row[] {
  const parts = columns.map((column) => rowsOf(items.filter(({ x }) => columnAt(columns, x) === column)))
  const starts = startsOf(parts, columns)
  const isJob = columns.some(({ kind }) => kind === 'company' || kind === 'title' || kind === 'duties')
  // `Honors` beside a school are those of the school.
  const isCertificate =
    columns.some(({ kind }) => ['certificate', 'issuer', 'award', 'project'].includes(kind)) &&
    !(columns.some(({ kind }) => kind === 'school') && columns.some(({ kind }) => kind === 'degree'))
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY
    const cells = columns
      .map((column, at) => ({
        column,
        rows: (parts[at] ?? []).filter(({ y }) => y >= start - 2 && y < end - 2),
      }))
      .filter(
        ({ column, rows }) =>
          rows.length > 0 && column.kind !== 'other' && (column.kind !== 'count' || column !== columns[0]),
      )
    return isJob && !isCertificate ? stacked(cells, parts) : beside(cells, isCertificate)
  })
}

const columnAt = (columns: Columns, x: number): Column | undefined =>
  columns.findLast(({ left }) => left <= x) ?? columns[0]

/** Where entries begin: all columns begin again, or the date does after a period that was whole. */
function startsOf(parts: Row[][], columns: Columns): number[] {
  const keyAt = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === 'date'),
  )
  const all = parts.flat().toSorted((a, b) => a.y - b.y)
  const apart = all.filter(({ y, size }, index) => index === 0 || y - (all[index - 1]?.y ?? 0) > lineEm * size)
  if (areRows(apart, parts[keyAt] ?? [])) return apart.map(({ y }) => y)
  const keys = (parts[keyAt] ?? []).filter((row) => findDates(textOf(row))?.index === 0)
  // Cells set in the middle of their row: it begins behind the widest gap between its date and the one above.
  if (keys.length > 1 && (keys[0]?.y ?? 0) > (all[0]?.y ?? 0) + 2)
    return keys.map((key, index) => (index === 0 ? (all[0]?.y ?? 0) : afterGap(all, keys[index - 1] as Row, key)))
  const arePeriods = parts[keyAt]?.some((row) => /[–—-]\s*(?:\D|$)|\bto\b/i.test(textOf(row))) === true
  const starts: number[] = []
  let period = ''
  let bottom = Number.NEGATIVE_INFINITY
  for (const row of all) {
    const isKey = parts[keyAt]?.includes(row) === true
    const isApart = row.y - bottom > lineEm * row.size
    const isFilled = parts.filter((rows) => rows.some(({ y }) => Math.abs(y - row.y) < 2)).length > 1
    const isNextDate = isKey && findDates(textOf(row))?.index === 0 && isWholeDate(period, arePeriods)
    if (starts.length === 0 || (isApart && isFilled && hasKey(parts[keyAt], row)) || isNextDate) {
      if (Math.abs(row.y - (starts.at(-1) ?? -9)) > 2) starts.push(row.y)
      if (isApart || isNextDate) period = ''
    }
    if (isKey) period = `${period} ${textOf(row)}`.trim()
    bottom = Math.max(bottom, row.bottom)
  }
  return starts
}

function afterGap(rows: Row[], above: Row, below: Row): number {
  const lines = rows.filter(({ y }) => y >= above.y && y <= below.y).map(({ y }) => y)
  const gaps = lines.slice(1).map((y, index) => ({ y, gap: y - (lines[index] ?? 0) }))
  return gaps.toSorted((a, b) => b.gap - a.gap)[0]?.y ?? below.y
}

/** Where cells are set in the middle of their row, a date may stand lower than the text beside it: gaps tell the rows. */
const areRows = (apart: Row[], keys: Row[]): boolean =>
  apart.every(({ y }, index) => {
    const found = keys.filter((key) => key.y >= y - 2 && key.y < (apart[index + 1]?.y ?? Infinity) - 2)
    return found.length === 1 && findDates(textOf(found[0] as Row))?.index === 0
  })

const hasKey = (keys: Row[] | undefined, row: Row): boolean => keys?.some(({ y }) => Math.abs(y - row.y) < 2) ?? false

const isWholeDate = (text: string, isPeriod: boolean): boolean => {
  const dates = findDates(text)
  return dates !== undefined && (isPeriod ? dates.isRange && !/[–—-]\s*$/.test(text) : true)
}

type Filled = { column: Column; rows: Row[] }

/** A job as it is written without a table: when, where, as what, and what was done there. */
function stacked(cells: Filled[], parts: Row[][]): Row[] {
  const order: Column['kind'][] = ['date', 'company', 'title', 'place', 'duties']
  const inOrder = joinDates(cells).toSorted((a, b) => rank(order, a.column) - rank(order, b.column))
  const left = Math.min(...parts.flat().map(leftOf))
  return inOrder.flatMap(({ column, rows }) => {
    const told = rows.findIndex((row) => row.isBullet || isProse(textOf(row)))
    const at = column.kind === 'duties' ? 0 : told < 0 ? rows.length : told
    const lines = joinCell(rows.slice(0, at), column)
    const [first, ...others] = column.kind === 'date' ? [wholeDate(lines)] : lines
    const body = rows
      .slice(at)
      .map((row, index) => (index === 0 && isItem(row, parts) ? { ...row, isBullet: true } : row))
      .map((row, index) => (index === 0 && at === 0 ? named(row, column) : row))
    const by = left + 12 - Math.min(...body.map(leftOf))
    const under = others.filter((row) => row !== undefined)
    return [...(first ? [named(first, column)] : []), ...(isFirm(column) ? under.map(asTown) : under)]
      .map((row) => moved(row, left - leftOf(row)))
      .concat(body.map((row) => moved(row, by)))
  })
}

/** `From` and `To` in columns of their own are one period. */
function joinDates(cells: Filled[]): Filled[] {
  const [from, to] = cells.filter(({ column }) => column.kind === 'date')
  const [first, last] = [wholeDate(from?.rows ?? []), wholeDate(to?.rows ?? [])]
  if (!from || !to || !first || !last || !/^to\b|\bto$|^end/i.test(to.column.head.text)) return cells
  const period = { ...first, cells: first.cells.map((cell) => ({ ...cell, text: `${cell.text} – ${textOf(last)}` })) }
  return cells.filter((one) => one !== to).map((one) => (one === from ? { ...from, rows: [period] } : one))
}

/** Some programs lose the first sign of a list in a cell: its text stands where that of other items does. */
const isItem = (row: Row, parts: Row[][]): boolean =>
  row.page > 0 && parts.flat().some((other) => other.isBullet && Math.abs(leftOf(other) - leftOf(row)) < 1)

const isFirm = ({ kind, isSole }: Column): boolean => kind === 'company' && isSole

/** Under the name of a firm and set in another way, it is where the firm is. */
function asTown(row: Row): Row {
  const [cell, ...others] = row.cells
  const text = cell?.text.replace(/^\((.+)\)$/, '$1') ?? ''
  return cell && others.length === 0 && isCityLike(text) && !isLegalForm(text)
    ? { ...row, cells: [{ ...cell, text, is: 'place' }] }
    : row
}

/** What a column is named for, its first line is. */
function named(row: Row, { kind, isSole, head }: Column): Row {
  const [first, ...others] = row.cells
  const is = isSole ? names.find((name) => name === kind) : undefined
  return first ? { ...row, cells: [{ ...first, label: head.text, ...(is ? { is } : {}) }, ...others] } : row
}

const rank = (order: Column['kind'][], { kind }: Column): number =>
  (order.indexOf(kind) + order.length + 1) % (order.length + 1)

function wholeDate(rows: Row[]): Row | undefined {
  const [first] = rows
  const cell = first?.cells[0]
  // `Inclusive dates` over two dates is a period.
  const texts = rows.map(({ cells }) => cells.map(({ text }) => text).join(cells.length === 2 ? ' – ' : '  '))
  return first && cell && { ...first, cells: [{ ...cell, text: joinLines(texts) }] }
}

const moved = (row: Row, by: number): Row => {
  const cells = row.cells.map((cell) => ({ ...cell, left: cell.left + by, right: cell.right + by }))
  return { ...row, cells, lastRight: rightOf(row) + by }
}

/** A school or a certificate on one line, however many lines its cells have. */
function beside(cells: Filled[], isCertificate: boolean): Row[] {
  const order: Column['kind'][] = [
    'certificate',
    'award',
    'project',
    'title',
    'degree',
    'issuer',
    'company',
    'school',
    'place',
    'number',
    'date',
  ]
  const inOrder = isCertificate
    ? cells.toSorted((a, b) => rank(order, a.column) - rank(order, b.column))
    : joinDates(cells)
  const [first] = cells.flatMap(({ rows }) => rows)
  if (!first) return []
  const found = inOrder.flatMap(({ column, rows }) =>
    (column.kind === 'date' ? [wholeDate(rows)] : joinCell(rows, column)).flatMap((row, line) =>
      row && line === 0 ? named(row, column).cells : (row?.cells ?? []),
    ),
  )
  return [
    {
      ...first,
      isBullet: false,
      bottom: Math.max(...cells.flatMap(({ rows }) => rows.map(({ y }) => y))),
      cells: found,
    },
  ]
}

/** The lines of a cell as texts: one that had no room goes on in the next, and a place under a name is another text. */
function joinCell(rows: Row[], column: Column): Row[] {
  const joined: Row[] = []
  for (const [index, row] of rows.entries()) {
    const last = joined.at(-1)
    const [before, cell, above] = [last?.cells.at(-1), row.cells[0], rows[index - 1]]
    if (last && before && cell && above && goesOn(above, before, row, cell, column))
      joined[joined.length - 1] = {
        ...last,
        bottom: row.y,
        cells: [...last.cells.slice(0, -1), { ...before, text: joinLines([before.text, textOf(row)]) }],
      }
    else joined.push(row)
  }
  return joined
}

function goesOn(above: Row, before: Cell, row: Row, cell: Cell, column: Column): boolean {
  if (/[,&/–—-]$|\([^()]*$|\b(?:of|and|the|for|de|in)$/i.test(before.text)) return true
  const { rest, place } = takePlace(textOf(row))
  const isPlaceOnly = place !== null && (rest === '' || (isArea(place) && isCityLike(rest) && !isLegalForm(rest)))
  // A line of a Word file is a text of its own.
  const isFull = row.page > 0 && (isWrapped(above, row, column.right - 6) || isFirm(column))
  return isSetAlike(before, cell) && isFull && !isPlaceOnly
}

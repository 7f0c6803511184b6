import heads from '../lexicon/table-heads.json' with { type: 'json' }
import { findDates } from '../parse/dates.ts'
import { isLegalForm } from '../parse/header-parts.ts'
import { headingOf } from '../parse/headings.ts'
import { isWrapped, joinLines } from '../parse/paragraphs.ts'
import { isArea, isCityLike, takePlace } from '../parse/places.ts'
import { isProse, plain } from '../parse/words.ts'
import type { Item } from './item.ts'
import { type Cell, isSetAlike, leftOf, type Row, rightOf, textOf } from './row.ts'
import { rowsOf } from './rows.ts'

/** `isSole`: it holds one name, as `Position and duties` does and `Employer and position` does not. */
type Column = { kind: keyof typeof heads.kinds; left: number; right: number; isSole: boolean }
export type Columns = Column[]

const kindOfWord = new Map(
  Object.entries(heads.kinds).flatMap(([kind, words]) => words.map((word) => [word, kind as Column['kind']])),
)
const glue = new Set(heads.glue)

/** In ems: the lines of one cell stand closer than this, the rows of a table further apart. */
const lineEm = 1.6
/** In points: what lies between two columns. */
const leastGap = 4
/** The names over the columns take up no more lines than this. */
const mostHeadLines = 5

/**
 * A table whose columns have names, `Period`, `Employer`, `Duties`: its text is taken out of the page and read one row after
 * the other, each column for itself. `open` are the columns of a table that reaches the end of the page: it goes on behind it.
 */
export function readTables(page: Item[], known?: Columns): { rest: Item[]; tables: Row[][]; open?: Columns } {
  const rows = rowsOf(page)
  const end = Math.max(...rows.map(rightOf))
  const tables: Row[][] = []
  const taken = new Set<Item>()
  let open: Columns | undefined
  for (let from = 0; from < rows.length; from++) {
    const row = rows[from] as Row
    const head = headOf(rows.slice(from, from + mostHeadLines))
    if (!head && !(from === 0 && known)) continue
    const first = head ? from + head.length : from
    const columns = head ? columnsOf(head.names, rows.slice(first), end) : (known as Columns)
    const length = rows
      .slice(first)
      .findIndex((_, index) => endsTable(rows.slice(first + index, first + index + mostHeadLines + 1), columns))
    const body = rows.slice(first, length < 0 ? undefined : first + length)
    if (!body.some(({ cells }) => cells.length > 1)) continue
    const items = page.filter(({ y }) => y >= row.y - 1 && y <= (body.at(-1)?.y ?? 0) + 1)
    for (const item of items) taken.add(item)
    const top = (rows[first] as Row).y - 1
    tables.push(
      rowsOfTable(
        items.filter(({ y }) => y >= top),
        columns,
      ),
    )
    open = length < 0 ? columns : undefined
    from = first + body.length - 1
  }
  return { rest: page.filter((item) => !taken.has(item)), tables, open }
}

/** What each column of a line of names holds, if the line says nothing else. */
export function headKinds({ cells, isBullet }: Row): Column['kind'][] | undefined {
  if (cells.length < 2 || cells.length > 8 || isBullet) return undefined
  const told = cells.map(({ text }) => kindOfHead(text))
  // Beside other names, `Title` is that of what the table lists.
  const isTitle = (index: number) => /^(?:title|name)$/i.test(cells[index]?.text ?? '') && !told.includes('title')
  const kinds = told.map((kind, index) => kind ?? (isTitle(index) ? 'title' : undefined))
  const isHead = kinds.every((kind) => kind !== undefined) && new Set(kinds).size > 1
  return isHead && !cells.every(({ text }) => headingOf(text)) ? (kinds as Column['kind'][]) : undefined
}

const kindOfHead = (text: string): Column['kind'] | undefined => (isOfHead(text) ? kindsIn(text)[0] : undefined)

const kindsIn = (text: string): Column['kind'][] =>
  plain(text)
    .split(' ')
    .flatMap((word) => kindOfWord.get(word) ?? [])

const isOfHead = (text: string): boolean =>
  text.length <= 45 &&
  plain(text)
    .split(' ')
    .every((word) => kindOfWord.has(word) || glue.has(word))

/** The names over the columns. Those that had no room go on in the next line, and others may stand between their lines. */
function headOf(rows: Row[]): { names: Row; length: number } | undefined {
  const isMore = (row: Row, index: number) =>
    row.y - (rows[index]?.y ?? 0) < lineEm * row.size && row.cells.every(({ text }) => isOfHead(text))
  const [first] = rows
  if (!first?.cells.every(({ text }) => isOfHead(text))) return undefined
  const end = rows.slice(1).findIndex((row, index) => !isMore(row, index))
  const lines = rows.slice(0, end < 0 ? undefined : end + 1)
  const cells = lines.flatMap((row) => row.cells).reduce(underName, [])
  const names = { ...first, cells: cells.toSorted((a, b) => a.left - b.left) }
  return headKinds(names) && lines.some(({ cells }) => cells.length > 1) ? { names, length: lines.length } : undefined
}

function underName(cells: Cell[], cell: Cell): Cell[] {
  const above = cells.find(({ left, right }) => left < cell.right && cell.left < right)
  if (!above) return [...cells, cell]
  const both = {
    ...above,
    text: `${above.text} ${cell.text}`,
    left: Math.min(above.left, cell.left),
    right: Math.max(above.right, cell.right),
  }
  return cells.map((other) => (other === above ? both : other))
}

/** A column begins behind a gap that all lines leave, or where most of its texts do: left of a name that is set in its middle. */
function columnsOf(head: Row, below: Row[], end: number): Columns {
  const kinds = headKinds(head) ?? []
  const second = head.cells[1]?.left ?? 0
  const after = below.findIndex(
    ({ cells, page }) => page !== head.page || (isHeading(cells) && (cells[0]?.left ?? 0) < second),
  )
  const near = below.slice(0, after < 0 ? 40 : Math.min(40, after))
  const crossing = near.findIndex(({ cells }) => cells.some((cell) => head.cells.filter(isOver(cell)).length > 1))
  const texts = [head, ...near.slice(0, crossing < 0 ? undefined : crossing)].flatMap(({ cells }) => cells)
  const lefts = head.cells.map((cell, index) => {
    const before = head.cells[index - 1]
    const isGap = index === 0 && gapEnd(texts, middleOf(cell), middleOf(head.cells[1] as Cell)) !== undefined
    const behindGap = before ? gapEnd(texts, middleOf(before), middleOf(cell)) : isGap ? leftmost(texts) : undefined
    if (behindGap !== undefined) return behindGap
    const found = near
      .flatMap(({ cells }) => cells.map(({ left }) => left))
      .filter((left) => left > (before?.right ?? 0) + 2 && left < cell.left + 3)
    const byPlace = [...Map.groupBy(found, Math.round).values()].toSorted((a, b) => b.length - a.length)
    return byPlace[0] && byPlace[0].length > 1 ? Math.min(...byPlace[0], cell.left) : cell.left
  })
  return lefts.map((left, index) => ({
    kind: kinds[index] as Column['kind'],
    left: left - 3,
    right: (lefts[index + 1] ?? end + 6) - 3,
    isSole: new Set(kindsIn(head.cells[index]?.text ?? '').filter(isName)).size === 1,
  }))
}

const middleOf = ({ left, right }: Cell): number => (left + right) / 2

const leftmost = (texts: Cell[]): number => Math.min(...texts.map(({ left }) => left))

const isOver =
  ({ left, right }: Cell) =>
  (name: Cell): boolean =>
    left < middleOf(name) && right > middleOf(name)

/** Where the widest gap between two places ends that no text crosses. */
function gapEnd(texts: Cell[], from: number, to: number): number | undefined {
  let [end, width, right] = [undefined as number | undefined, leastGap, Number.NEGATIVE_INFINITY]
  for (const text of texts.toSorted((a, b) => a.left - b.left)) {
    const isBetween = right >= from && text.left <= to
    if (isBetween && text.left - right > width) [end, width] = [text.left, text.left - right]
    right = Math.max(right, text.right)
  }
  return end
}

const names = ['company', 'title', 'school', 'degree', 'grade'] as const
const isName = (kind: Column['kind']): boolean => names.some((name) => name === kind)

const isHeading = (cells: Cell[]): boolean => cells.length === 1 && headingOf(cells[0]?.text ?? '') !== undefined

/** A heading, whatever stands alone over the names of another table, or a line across columns. */
function endsTable([row, ...below]: Row[], columns: Columns): boolean {
  if (!row || headOf([row, ...below])) return true
  const isLeft = leftOf(row) < (columns[0]?.left ?? 0) + 6
  if (isLeft && (isHeading(row.cells) || (row.cells.length === 1 && headOf(below)))) return true
  return row.cells.some(({ left, right }) =>
    columns.some((column) => left < column.left - 3 && right > column.left + 6),
  )
}

function rowsOfTable(items: Item[], columns: Columns): Row[] {
  const parts = columns.map((column) => rowsOf(items.filter(({ x }) => columnAt(columns, x) === column)))
  const starts = startsOf(parts, columns)
  const isJob = columns.some(({ kind }) => kind === 'company' || kind === 'title' || kind === 'duties')
  const isCertificate = columns.some(({ kind }) => kind === 'certificate' || kind === 'issuer')
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY
    const cells = columns
      .map((column, at) => ({
        column,
        rows: (parts[at] ?? []).filter(({ y }) => y >= start - 2 && y < end - 2),
      }))
      .filter(({ column, rows }) => rows.length > 0 && column.kind !== 'count')
    return isJob && !isCertificate ? stacked(cells, parts) : beside(cells, isCertificate)
  })
}

const columnAt = (columns: Columns, x: number): Column | undefined =>
  columns.findLast(({ left }) => left <= x) ?? columns[0]

/** Where entries begin: all columns begin anew, or the date does after a period that was whole. */
function startsOf(parts: Row[][], columns: Columns): number[] {
  const keyAt = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === 'date'),
  )
  const all = parts.flat().toSorted((a, b) => a.y - b.y)
  const apart = all.filter(({ y, size }, index) => index === 0 || y - (all[index - 1]?.y ?? 0) > lineEm * size)
  if (areRows(apart, parts[keyAt] ?? [])) return apart.map(({ y }) => y)
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
    const by = left + 12 - Math.min(...body.map(leftOf))
    const under = others.filter((row) => row !== undefined)
    return [...(first ? [named(first, column)] : []), ...(isFirm(column) ? under.map(asTown) : under)]
      .map((row) => moved(row, left - leftOf(row)))
      .concat(body.map((row) => moved(row, by)))
  })
}

/** `From` and `To` in columns of their own are one period. */
function joinDates(cells: Filled[]): Filled[] {
  const [from, to, ...others] = cells.filter(({ column }) => column.kind === 'date')
  const [first, last] = [wholeDate(from?.rows ?? []), wholeDate(to?.rows ?? [])]
  if (!from || !first || !last || others.length > 0) return cells
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
function named(row: Row, { kind, isSole }: Column): Row {
  const [first, ...others] = row.cells
  const is = names.find((name) => name === kind)
  return first && is && isSole ? { ...row, cells: [{ ...first, is }, ...others] } : row
}

const rank = (order: Column['kind'][], { kind }: Column): number =>
  (order.indexOf(kind) + order.length + 1) % (order.length + 1)

function wholeDate(rows: Row[]): Row | undefined {
  const [first] = rows
  const cell = first?.cells[0]
  return first && cell && { ...first, cells: [{ ...cell, text: joinLines(rows.map(textOf)) }] }
}

const moved = (row: Row, by: number): Row => {
  const cells = row.cells.map((cell) => ({ ...cell, left: cell.left + by, right: cell.right + by }))
  return { ...row, cells, lastRight: rightOf(row) + by }
}

/** A school or a certificate on one line, however many lines its cells have. */
function beside(cells: Filled[], isCertificate: boolean): Row[] {
  const order: Column['kind'][] = [
    'certificate',
    'title',
    'degree',
    'issuer',
    'company',
    'school',
    'place',
    'number',
    'date',
  ]
  const inOrder = isCertificate ? cells.toSorted((a, b) => rank(order, a.column) - rank(order, b.column)) : cells
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
  if (/[,&/–—-]$|\([^()]*$/.test(before.text)) return true
  const { rest, place } = takePlace(textOf(row))
  const isPlaceOnly = place !== null && (rest === '' || (isArea(place) && isCityLike(rest) && !isLegalForm(rest)))
  // A line of a Word file is a text of its own.
  const isFull = row.page > 0 && (isWrapped(above, row, column.right - 6) || isFirm(column))
  return isSetAlike(before, cell) && isFull && !isPlaceOnly
}

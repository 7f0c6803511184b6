import { nameOf } from '../layout/label-values.ts'
import { type Cell, isSetAlike, leftOf, type Row, rightOf, textOf } from '../layout/row.ts'
import { type DateSpan, findDates, withoutDates } from './dates.ts'
import { isBold } from './heading-look.ts'
import { areNames, endsSentence, isProse } from './words.ts'

/** One job, one school, one project: what names it, on how many lines above its date, when it was, and what is said about it. */
export type Entry = { dates: DateSpan | undefined; header: Row[]; body: Row[]; left: number; above: number }

/** Entries around their dates. How many lines stand above the date is learned from the first entry. */
export function entriesOf(rows: Row[]): Entry[] {
  const lines = withoutMarks(rows).map((row, index, all) =>
    isCutItem(all[index - 1], row) ? { row, dates: undefined } : splitDates(row),
  )
  const anchors = lines.flatMap(({ dates }, index) => (dates ? [index] : []))
  if (anchors.length === 0) return []
  const left = headerLeft(lines, rows[0])
  const isSetIn = left > Math.min(...rows.map(leftOf)) + 20
  const middle = isSetIn ? middleOf(lines.find(({ row }) => row.cells.length > 0)?.row) : Number.NaN
  const isHeader = (index: number) => {
    const line = lines[index]
    if (line === undefined || line.dates) return false
    return isHeaderLike(line.row, left) || isCentered(line.row, middle) || (isHeaderLike(line.row) && isNamed(line.row))
  }
  const first = anchors[0] as number
  const isNamed = namesOf(lines, first)
  const above = lines.slice(0, first).every((_, index) => isHeader(index)) ? Math.min(first, 4) : 1
  const isFirstLine = firstLook(lines, first, above)
  const starts = anchors.map((anchor, k) => {
    const floor = k === 0 ? 0 : (anchors[k - 1] as number) + 1
    const named = isFirstLine ? nearestAbove(lines, anchor, floor, isFirstLine) : undefined
    if (named !== undefined && range(named, anchor).every(isHeader)) return named
    let start = anchor
    while (start > floor && anchor - start < above && isHeader(start - 1)) start--
    // Under items that are set in, what is flush with the names is one more of them.
    const isNext = (index: number) =>
      isHeader(index) &&
      Math.abs(leftOf((lines[index] as Line).row) - left) < 2 &&
      lines.slice(floor, index).some(({ row }) => row.isBullet && row.page > 0 && leftOf(row) > left + 5)
    while (start > floor && anchor - start < 4 && isNext(start - 1)) start--
    return start
  })
  return anchors.map((anchor, k) => {
    const end = starts[k + 1] ?? lines.length
    const anchorRow = lines[anchor]?.row as Row
    let bodyFrom = anchor + 1
    const isAnchorProse = isProse(textOf(anchorRow)) && !areNames(withoutStop(textOf(anchorRow)))
    if (!isAnchorProse) while (bodyFrom < end && bodyFrom - anchor <= 3 && isHeader(bodyFrom)) bodyFrom++
    const rowsOfLines = (from: number, to: number) => lines.slice(from, to).map(({ row }) => row)
    const header = [
      ...rowsOfLines(starts[k] as number, anchor),
      ...(isAnchorProse ? [] : rowsOfLines(anchor, bodyFrom)),
    ]
    const body = [...(isAnchorProse ? [anchorRow] : []), ...rowsOfLines(bodyFrom, end)]
    const filled = (all: Row[]) => all.filter((row) => row.cells.length > 0)
    return {
      dates: lines[anchor]?.dates,
      header: filled(header),
      body: filled(body),
      left,
      above: anchor - (starts[k] as number),
    }
  })
}

/** `• Paid all taxes before they were due` and below it, under its text, `since 2021`: no entry begins there. */
const isCutItem = (above: Row | undefined, row: Row): boolean =>
  above?.isBullet === true &&
  row.page > 0 &&
  !row.isBullet &&
  (/^\p{Ll}/u.test(textOf(row)) || (row.cells.length === 1 && !findDates(textOf(row))?.isRange)) &&
  Math.abs(leftOf(row) - leftOf(above)) < 3

/** What looks like the first line of the first entry, where none of its other lines does, begins every entry. */
function firstLook(lines: Line[], anchor: number, above: number): ((row: Row) => boolean) | undefined {
  const [name, ...others] = lines.slice(anchor - above, anchor + 1).map(({ row }) => row.cells[0])
  const isAlike = (cell: Cell | undefined) => cell !== undefined && name !== undefined && isSetAlike(cell, name)
  if (!name || above === 0 || lines[anchor]?.row.page === 0 || others.some(isAlike)) return undefined
  return ({ cells: [cell], isBullet }) => !isBullet && isAlike(cell)
}

function nearestAbove(lines: Line[], anchor: number, floor: number, is: (row: Row) => boolean): number | undefined {
  for (let at = anchor; at >= floor && anchor - at <= 4; at--) if (is((lines[at] as Line).row)) return at
  return undefined
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index)

/** Whether a line looks like the name of the first entry, in bold or larger than what follows the names. */
function namesOf(lines: Line[], anchor: number): (row: Row) => boolean {
  const [name] = lines.slice(0, anchor + 2).flatMap(({ row }) => row.cells)
  const text = lines.slice(anchor + 2).find(({ row }) => isProse(textOf(row)))?.row.cells[0]
  if (!name || !text || (!isBold(name.font) && name.size < text.size + 1) || name.font === text.font) return () => false
  return ({ cells: [cell] }) => cell !== undefined && cell.font === name.font && Math.abs(cell.size - name.size) < 0.1
}

/** Some set the names and the period of an entry as bullets. A bullet that is a period shows it. */
function withoutMarks(rows: Row[]): Row[] {
  const marked = new Set<Row>()
  for (const [index, row] of rows.entries()) {
    if (!row.isBullet || row.cells.length > 1 || !isDate(textOf(row)) || !findDates(textOf(row))?.isRange) continue
    for (let at = index; at >= 0 && index - at < 3 && rows[at]?.isBullet && !isProse(textOf(rows[at] as Row)); at--)
      marked.add(rows[at] as Row)
  }
  const left = Math.min(...rows.map(leftOf))
  return rows.map((row) => {
    if (!marked.has(row)) return row
    return { ...row, isBullet: false, cells: row.cells.map((cell) => ({ ...cell, left })) }
  })
}

/** A dot before nothing but a date marks a point on a line of time, not an item of a list. */
export function withoutTimeMarks(rows: Row[]): Row[] {
  const marked = rows.filter(({ isBullet }) => isBullet)
  return marked.every((row) => isDate(textOf(row))) ? rows.map((row) => ({ ...row, isBullet: false })) : rows
}

const withoutStop = (text: string): string => text.replace(/\.$/, '')

type Line = { row: Row; dates: DateSpan | undefined }

/** Whether each line says all about its entry: names, and a date among them. */
export function areLines(rows: Row[]): boolean {
  const dated = rows.flatMap((row) => {
    const dates = findDates(textOf(row))
    return dates && !isProse(textOf(row).replace(/[,|;]/g, '')) ? [withoutDates(textOf(row), dates)] : []
  })
  return (
    dated.length > 0 &&
    dated.length >= rows.length * 0.6 &&
    dated.every((rest) => /\p{L}{2}.*[,|(–—-].*\p{L}{2}/u.test(rest))
  )
}

/** Takes the date out of a line that is dated, as opposed to one that mentions a year. */
function splitDates(row: Row): Line {
  if (row.isBullet && !row.cells.some(({ text }) => isDate(text))) return { row, dates: undefined }
  const index = row.cells.findIndex(({ text }) => isDate(text))
  if (index >= 0) {
    const text = row.cells[index]?.text ?? ''
    return { dates: findDates(text), row: without(row, index) }
  }
  const at = row.cells.findIndex(({ text }) => isDated(text))
  const text = row.cells[at]?.text
  if (!text || (isProse(text) && !areNames(withoutStop(withoutDates(text, findDates(text))))))
    return { row, dates: undefined }
  const dates = findDates(text)
  const cells = row.cells.map((cell, i) => (i === at ? { ...cell, text: withoutDates(text, dates) } : cell))
  return { dates, row: { ...row, cells: cells.filter((cell) => cell.text !== '') } }
}

const without = (row: Row, index: number): Row => {
  const text = row.cells[index]?.text ?? ''
  const rest = withoutDates(text, findDates(text))
  const cells = row.cells.map((cell, i) => (i === index ? { ...cell, text: rest } : cell))
  return { ...row, cells: cells.filter((cell) => cell.text !== '') }
}

/** Nothing but a date, or nearly. */
function isDate(text: string): boolean {
  const dates = findDates(text)
  return dates !== undefined && dates.length >= text.length * 0.7
}

/** A period anywhere in it, or a date at its end. */
function isDated(text: string): boolean {
  const dates = findDates(text)
  return dates !== undefined && (dates.isRange || /^[\s).\]]*$/.test(text.slice(dates.index + dates.length)))
}

/** `Designation:` beside its value, whatever that ends with. */
const isLabeled = ({ cells: [label, value], isBullet }: Row): boolean =>
  !isBullet &&
  value !== undefined &&
  /:$/.test(label?.text ?? '') &&
  !['duties', undefined].includes(nameOf(label?.text ?? ''))

/** Short, not a bullet, no end of a sentence, and not set further in than the names of entries. */
export function isHeaderLike(row: Row, left = Number.POSITIVE_INFINITY): boolean {
  const text = textOf(row)
  if (isLabeled(row)) return true
  if (row.isBullet || (isProse(text) && !areNames(text))) return false
  if (endsSentence(text)) return false
  if (/^(?!by \p{Lu}|[\p{L}\d-]+\.(?:io|com|co|ai|net|org)\b)\p{Ll}/u.test(text) || /\S@\S/.test(text)) return false
  return (row.cells[0]?.left ?? 0) <= left + 6
}

const middleOf = (row: Row | undefined): number => (row ? (leftOf(row) + rightOf(row)) / 2 : 0)

/** Names that are set in the middle begin further in when they are shorter. */
const isCentered = (row: Row, middle: number): boolean =>
  row.page > 0 && row.cells.length === 1 && Math.abs(middleOf(row) - middle) < 3 && isHeaderLike(row)

/** Where names begin. Behind a date without a gap it is not seen: `2018 – 2020 Tutor` over `Harbor Library`, set in. */
function headerLeft(lines: Line[], first: Row | undefined): number {
  const left = lines.find(({ row }) => row.cells.length > 0)?.row.cells[0]?.left ?? 0
  const below = Math.min(...lines.filter(({ row, dates }) => !dates && !row.isBullet).map(({ row }) => leftOf(row)))
  const text = first?.cells[0]?.text ?? ''
  const isLed = findDates(text)?.index === 0 && !isDate(text)
  return isLed && below > left + 20 && below < Number.POSITIVE_INFINITY ? below : left
}

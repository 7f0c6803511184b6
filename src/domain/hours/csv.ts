import { unquoted } from '../csv.ts'
import { formatHours } from '../invoices/money.ts'
import { parseHours } from './format-week.ts'
import { lineLimits, type WeekLine, weekLine } from './week.ts'

export const lineHeads = ['Date', 'Hours', 'Task', 'Note'] as const

/** Cells of a line in the order of `lineHeads`, for `csvLine`. */
export const lineCells = ({
  day,
  minutes,
  task,
  note,
}: WeekLine | (Omit<WeekLine, 'note'> & { note: string | null })) => [day, formatHours(minutes), task, note ?? '']

export type RowError = { row: number; message: string }
/** `rows` has the number of each line’s row. */
type Imported = { lines: WeekLine[]; rows: number[]; errors: RowError[] }

/** Lines of a CSV file under the heads of ours, in any order; other columns are left out. Rows are numbered as a spreadsheet does. */
export function linesFromCsv(text: string): Imported {
  const [heads, ...rows] = csvRows(text)
  const names = heads?.cells.map((head) => head.trim().toLowerCase()) ?? []
  const at = lineHeads.map((head) => names.indexOf(head.toLowerCase()))
  const missing = lineHeads.filter((head, index) => head !== 'Note' && at[index] === -1)
  if (missing.length > 0)
    return {
      lines: [],
      rows: [],
      errors: [{ row: 1, message: `The first row must name the columns. Missing: ${missing.join(', ')}.` }],
    }
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length > lineLimits.linesAtOnce)
    return {
      lines: [],
      rows: [],
      errors: [
        { row: 1, message: `Please import at most ${lineLimits.linesAtOnce.toLocaleString('en-US')} lines at once.` },
      ],
    }
  const read = filled.map(({ row, cells }) => {
    const [day, hours, task, note] = at.map((index) => unquoted(cells[index] ?? ''))
    return { row, ...lineFrom({ day: day ?? '', hours: hours ?? '', task: task ?? '', note: note ?? '' }) }
  })
  return {
    lines: read.flatMap(({ line }) => line ?? []),
    rows: read.flatMap(({ row, line }) => (line ? [row] : [])),
    errors: read.flatMap(({ row, message }) => (message ? [{ row, message }] : [])),
  }
}

type Cells = { day: string; hours: string; task: string; note: string }

function lineFrom({ day, hours, task, note }: Cells): { line?: WeekLine; message?: string } {
  const parsed = weekLine.safeParse({ day: isoDay(day.trim()), minutes: parseHours(hours) ?? 0, task, note })
  if (parsed.success) return { line: parsed.data }
  const [issue] = parsed.error.issues
  const column = { day: 'Date', minutes: 'Hours', task: 'Task', note: 'Note' }[String(issue?.path[0])] ?? 'Row'
  return { message: `${column}: ${issue?.message}` }
}

/** Spreadsheets of the US save 11/9/2026. */
function isoDay(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text
}

/** The cells of a CSV file (RFC 4180), with the number of the row that each record begins in. */
function csvRows(text: string): { row: number; cells: string[] }[] {
  const records: { row: number; cells: string[] }[] = []
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy
  const body = text.replace(/^\uFEFF/, '')
  let cells: string[] = []
  let row = 1
  let begins = 1
  for (let position = 0; position < body.length; ) {
    pattern.lastIndex = position
    // A quote where none belongs: the rest of the line is one cell, taken as it is.
    const [whole, quoted, plain, end] = pattern.exec(body) ?? restOfLine(body.slice(position))
    position += whole.length
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    row += whole.split(/\r\n|\n|\r/).length - 1
    if (end === ',') continue
    records.push({ row: begins, cells })
    cells = []
    begins = row
  }
  return cells.length > 0 ? [...records, { row: begins, cells: [...cells, ''] }] : records
}

function restOfLine(text: string): [whole: string, quoted: undefined, plain: string, end: string] {
  const [whole, plain = '', end = ''] = /^([^\r\n]*)(\r\n|\n|\r|$)/.exec(text) ?? ['']
  return [whole, undefined, plain, end]
}

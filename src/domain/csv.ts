/**
 * A spreadsheet would run text that begins like this as a formula; an apostrophe makes it text. Whatever has one already gets another, so that
 * reading takes away only ours.
 */
const formula = /^'*[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u

/** A plain number is no formula; as text, no spreadsheet would add it up. */
const plainNumber = /^-?\d+(\.\d+)?$/

export type CsvCell = string | number | null

/** The first line of a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export const csvHead = (heads: readonly string[]): string => `\uFEFF${csvLine(heads)}`

/** One line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => quoted(cell === null ? '' : String(cell))).join(',')}\r\n`

function quoted(cell: string): string {
  const safe = formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) || safe !== cell ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell of such a file as it was before. */
export const unquoted = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)

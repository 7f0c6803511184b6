/** A spreadsheet would run text that begins like this as a formula; an apostrophe makes it text. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u

export type CsvCell = string | number | null

/** The first line of a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export const csvHead = (heads: readonly string[]): string => `\uFEFF${csvLine(heads)}`

/** One line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => quoted(cell === null ? '' : String(cell))).join(',')}\r\n`

function quoted(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) || safe !== cell ? `"${safe.replaceAll('"', '""')}"` : safe
}

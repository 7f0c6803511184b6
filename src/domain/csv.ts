/** A spreadsheet takes what begins like this for a formula, and would run it: an apostrophe makes it text. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u

export type CsvCell = string | number | null

/** The first line of a file for spreadsheets. The mark tells them that names are in UTF-8. */
export const csvHead = (heads: readonly string[]): string => `\uFEFF${csvLine(heads)}`

/** One line of a file for spreadsheets, by RFC 4180. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => quoted(cell === null ? '' : String(cell))).join(',')}\r\n`

function quoted(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) || safe !== cell ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A spreadsheet takes what begins like this for a formula, and would run it: an apostrophe makes it text. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u

/** One line of a file for spreadsheets, by RFC 4180. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => quoted(cell === null ? '' : String(cell))).join(',')}\r\n`

function quoted(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) || safe !== cell ? `"${safe.replaceAll('"', '""')}"` : safe
}

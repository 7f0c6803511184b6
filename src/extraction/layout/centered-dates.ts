import { findDates } from '../parse/dates.ts'
import { leftOf, type Row } from './row.ts'

/** In points: how much further left than its entry such a date stands, and how far off the middle it may be. */
const leastIndent = 30
const offMiddle = 8

/** In a table, a date may stand beside the middle of its entry. It is put before the entry that it is the middle of. */
export function liftDates(rows: Row[]): Row[] {
  const parts = rows.flatMap(partDate)
  const others = parts.filter((row) => !isLoneDate(row))
  const left = Math.min(...others.map(leftOf))
  const dates = parts.filter((row) => isLoneDate(row) && leftOf(row) < left - leastIndent)
  if (dates.length === 0 || rows.some(({ page }) => page !== rows[0]?.page || page === 0)) return rows
  const lifted: Row[] = []
  let from = 0
  for (const date of dates) {
    const top = others[from]?.y ?? date.y
    const to = others.findLastIndex(({ bottom }) => bottom <= 2 * date.y - top + offMiddle) + 1
    const middle = (top + (others[to - 1]?.bottom ?? top)) / 2
    if (to <= from || Math.abs(middle - date.y) > offMiddle) return rows
    // A date on the first line of its entry stands where it should.
    if (date.y - top < 4) return rows
    lifted.push({ ...date, y: top, bottom: top }, ...others.slice(from, to))
    from = to
  }
  return from === others.length ? lifted : rows
}

/** By chance a date stands on one line with some of its entry. */
function partDate(row: Row): Row[] {
  const [first, ...others] = row.cells
  if (!first || others.length === 0 || !isDate(first.text)) return [row]
  return [
    { ...row, cells: [first] },
    { ...row, cells: others },
  ]
}

const isLoneDate = ({ cells }: Row): boolean => cells.length === 1 && isDate(cells[0]?.text ?? '')

const isDate = (text: string): boolean => {
  const dates = findDates(text)
  return dates !== undefined && dates.length >= text.length * 0.8
}

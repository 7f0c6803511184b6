import { findDates } from '../parse/dates.ts'
import { isWrapped, joinLines } from '../parse/paragraphs.ts'
import { endsSentence } from '../parse/words.ts'
import { leftOf, type Row, rightOf, textOf } from './row.ts'

/** A text that ends like the first goes on; one that ends like the second goes on if there was no room. */
const isOpen = /(?:\(|&|\s(?:of|in|and|the|for|with|at|to|de|del|y|an|or|by|from|en))$/iu
const mayGoOn = /(?:,|\/|\p{L}-|\b(?:a|on|id|no\.?|our|its|into))$/iu
/** `(Mar 2020 –` */
const isOpenPeriod = /\([^()]*\d{4}\s*[–—-]$|\((?:\p{L}+\.?)?$/u
/** A text that begins like this has begun before. */
const goesOn = /^(?:[\p{Ll})&]|and\b|of\b)/u

/** Lines that had no room for their last words are joined with the next one: a name is whole again before it is read. */
export function joinWrapped(rows: Row[], edge: Edge): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    if (above && continues(above, row, edge)) joined[joined.length - 1] = join(above, row)
    else joined.push(row)
  }
  return joined
}

/** Where at least a few lines of a column end, and whether they are lines of running text. */
export type Edge = { right: number; isSure: boolean }

export function edgeOf(rows: Row[]): Edge {
  const rights = rows.map(rightOf).toSorted((a, b) => b - a)
  const right = rights[Math.min(2, rights.length - 1)] ?? 0
  const left = Math.min(...rows.map(leftOf))
  const isSure = rights.filter((value) => value > right - 0.08 * (right - left)).length >= 4
  return { right, isSure }
}

function continues(above: Row, row: Row, edge: Edge): boolean {
  const [cell, ...others] = row.cells
  const [last, beside, ...more] = above.cells
  if (!cell || !last || others.length > 0 || more.length > 0 || row.isBullet || row.page !== above.page) return false
  // Beside a date, a name has room up to the date.
  if (beside && (!findDates(beside.text) || above.bottom > above.y)) return false
  if (row.y - above.bottom > 1.75 * row.size || Math.abs(cell.size - last.size) > 0.5) return false
  const indent = cell.left - last.left
  if (above.isBullet ? indent < -2 || indent > 3 * row.size : Math.abs(indent) > 2) return false
  const [before, after] = [last.text, cell.text]
  const right = beside ? last.right : above.lastRight
  const isFull = isWrapped({ ...above, cells: [{ ...last, right }] }, row, beside ? beside.left - row.size : edge.right)
  if (endsSentence(before) || /:$/.test(before)) return false
  // A line that ends with its date or number has said all.
  if (findDates(before) && /\d\)?$/.test(before) && /^\p{Lu}/u.test(after)) return false
  if (isOpen.test(before) || isOpenPeriod.test(before)) return true
  if (isFull && (mayGoOn.test(before) || goesOn.test(after))) return true
  return isFull && (edge.isSure || beside !== undefined) && last.font === cell.font && !/[.!?]$/.test(before)
}

function join(above: Row, row: Row): Row {
  const [first, ...others] = above.cells
  if (!first) return row
  const text = joinLines([first.text, textOf(row)])
  return {
    ...above,
    bottom: row.y,
    lastRight: rightOf(row),
    cells: [{ ...first, text, right: Math.max(first.right, rightOf(row)) }, ...others],
  }
}

import { isBulleted, withoutBullet } from '../parse/words.ts'
import type { Cell, Row } from './row.ts'

/** Characters of symbol fonts have no Unicode of their own: some are bullets, the rest are icons next to a phone number. */
const symbolBullets = /^[\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf02d\uf06c\uf06e\uf071\uf0a8]\s*/u
const symbols = /[\ue000-\uf8ff]/gu

/** `– August 2018`: what is left of a period that was cut before its dash. */
const isPeriodEnd = /^[–—-]\s*(?:(?:\p{L}{3,9}\.?\s+|\d{1,2}[/.-])?(?:19|20)\d{2}|present|current|now)\)?$/iu

/** Shapes and waves between words divide them as a dot does. */
const divider =
  /(?<=\S)\s+(?:[~¦‖∥\u25a0-\u25ff\u2605\u2606\u2756\u2726\u2727\u22c4\u2219\u2023\u2b25-\u2b2a]|\/\/|::)(?=\s|$)/gu

const dash = /^[–—]\s/

/** Removes bullets, including those in their own cell or line, and drops icons. */
export function takeBullets(rows: Row[]): Row[] {
  const found: Row[] = []
  let hasLoneBullet = false
  const signs = rows.flatMap(({ cells: [first] }) => (first && isBulleted(first.text) ? [first.text] : []))
  // Where a page marks its items with dots, a line that begins with a dash goes on with the one above.
  const areDashes = signs.filter((text) => dash.test(text)).length * 3 > signs.length
  const shown = rows.map(withoutLoneMarks).flatMap(splitAtBullets)
  for (const [index, row] of shown.entries()) {
    const first = row.cells[0]
    if (!first) continue
    const isMark = symbolBullets.test(first.text) || (isBulleted(first.text) && (areDashes || !dash.test(first.text)))
    const isMarked = isMark && !isPeriodEnd.test(first.text) && !isPeriodDash(first, shown[index - 1])
    const cells = row.cells.map((cell, index) => clean(cell, index === 0 && isMarked)).filter(({ text }) => text !== '')
    if (cells.length === 0) {
      hasLoneBullet ||= isMarked
      continue
    }
    found.push({ ...row, cells, isBullet: isMarked || hasLoneBullet })
    hasLoneBullet = false
  }
  return found
}

/** A dot of a line of time, between a date and what was then. */
const withoutLoneMarks = (row: Row): Row =>
  row.cells.length > 1
    ? {
        ...row,
        cells: row.cells.filter(({ text }, index) => index === 0 || !/^[\u2022\u25a0-\u25ff\u2b24]$/u.test(text)),
      }
    : row

/** A dash alone under a date is that of a period that was set on three lines. */
function isPeriodDash(cell: Cell, above: Row | undefined): boolean {
  const date = above?.cells[0]
  if (!date || !/^[–—-]$/.test(cell.text) || !/^\S*(?:\s\S+)?\d{2}$/.test(date.text)) return false
  return cell.left >= date.left - 2 && cell.right <= date.right + 2
}

/** What is left of a bullet is a label or date next to the list, or another item. */
function splitAtBullets(row: Row): Row[] {
  const at = row.cells.findIndex(({ text }, index) => index > 0 && isMark(text) && text.length > 2)
  if (at < 0) return [row]
  return [{ ...row, cells: row.cells.slice(0, at) }, ...splitAtBullets({ ...row, cells: row.cells.slice(at) })]
}

const isMark = (text: string): boolean => symbolBullets.test(text) || (isBulleted(text) && !/^[-–—]/.test(text))

function clean(cell: Cell, isMarked: boolean): Cell {
  const text = isMarked ? withoutBullet(cell.text.replace(symbolBullets, '')) : cell.text
  return { ...cell, text: text.replace(divider, ' • ').replace(symbols, ' ').replace(/\s+/g, ' ').trim() }
}

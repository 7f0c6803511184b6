import dates from '../lexicon/dates.json' with { type: 'json' }
import { findDates, toDate } from '../parse/dates.ts'
import { plain } from '../parse/words.ts'
import type { Cell, Row } from './row.ts'

const words = new Set([...dates.months.flat(), ...dates.present, ...dates.separators])

/** `March`, `2021 –`, `present`: a part of a period. */
const isFragment = (text: string): boolean =>
  text.length < 24 &&
  plain(text)
    .split(' ')
    .every((word) => word === '' || words.has(word) || /^(?:(?:19|20)\d{2}|\d{1,2})$/.test(word)) &&
  /\p{L}|\d{4}/u.test(text)

const isHead = new RegExp(`^(?:date|${dates.separators.join('|')})$`, 'i')

/** `– 2021`, `to today` */
const isEnd = new RegExp(`^(?:[–—-]|(?:${dates.separators.join('|')})\\s)`, 'i')

/** `3 years 2 months` repeats what the dates say. */
const unit = '(?:years?|yrs?|months?|mos?|ans?|mois|anos?|años?|meses|mes|jahre?n?|monate?n?)'
const duration = new RegExp(
  `^[(·•\\s]*(?:about |less than )?(?:\\d+|a)\\+?\\s*${unit}\\b\\.?[\\s,]*(?:(?:and |et |y |und )?\\d+\\s*${unit}\\b\\.?)?[)\\s]*$`,
  'i',
)

/** A narrow column sets a period on two to four lines. It is put together on the first of them. How long it lasted is left out. */
export function joinStackedDates(rows: Row[]): Row[] {
  const found = rows.map((row) => ({ ...row, cells: row.cells.filter(({ text }) => !duration.test(text)) }))
  for (const [rowIndex, row] of found.entries())
    for (const [cellIndex, cell] of row.cells.entries()) {
      // `Date` and `To` over a column are its name, though "to date" ends a period.
      if (!isFragment(cell.text) || isHead.test(cell.text)) continue
      let whole = cell.text
      for (const below of found.slice(rowIndex + 1, rowIndex + 4)) {
        const next = below.cells.find(
          (other) => isAligned(cell, other) && (isFragment(other.text) || /^[–—-]$/.test(other.text)),
        )
        if (!next || below.page !== row.page || below.y - row.bottom > 4.5 * cell.size || isWhole(whole)) break
        const isPeriod = isWholeDate(whole) && !isEnd.test(next.text)
        if (isPeriod && (below.cells.length > 1 || !isLater(next.text, whole))) break
        const joined = `${whole}${isPeriod ? ' –' : ''} ${next.text}`
        whole = joined
        below.cells.splice(below.cells.indexOf(next), 1)
      }
      row.cells[cellIndex] = { ...cell, text: whole }
    }
  return found.filter(({ cells }) => cells.length > 0)
}

const isAligned = (a: Cell, b: Cell): boolean =>
  Math.abs(a.left - b.left) < 2 || Math.abs(a.right - b.right) < 2 || Math.abs(a.left + a.right - b.left - b.right) < 3

const isWhole = (text: string): boolean => findDates(text)?.isRange === true && !/[–—-]\s*$/.test(text)

/** `2009` over `2013` is a period without its dash; `March` over `2021` is one date. */
const isWholeDate = (text: string): boolean =>
  findDates(text) !== undefined && !/(?:[–—-]|\bto)\s*\p{L}*\.?\s*$/iu.test(text)

function isLater(text: string, than: string): boolean {
  const date = toDate(text.trim())
  return date === 'Present' || (date ?? '') > (findDates(than)?.start ?? '')
}

import { takeBullets } from '../layout/bullets.ts'
import type { Cell, Row } from '../layout/row.ts'
import { takeColon } from '../layout/rows.ts'
import { shownText } from '../layout/shown-text.ts'
import { joinStackedDates } from '../layout/stacked-dates.ts'
import { extractionLimits } from '../limits.ts'
import { Refusal } from '../outcome.ts'
import { headingOf } from '../parse/headings.ts'

/** A line of a text that has no places: how it looks, as far as that is known. */
export type Line = { text: string; size?: number; isBold?: boolean; isItem?: boolean }

const usualSize = 10
const lineHeight = 14

/** Lines of text as rows. A tab divides cells. Where a page breaks is not known: the rows of such a text are on page 0. */
export function rowsOfLines(lines: Line[]): Row[] {
  let characters = 0
  const rows = lines.flatMap(({ text: line, size = usualSize, isBold = false, isItem = false }, index) => {
    characters += line.length
    if (characters > extractionLimits.characters) throw new Refusal('too-long')
    const texts = shownText(line)
      .split(/\t+|\s{3,}/)
      .map((text) => text.trim())
      .filter(Boolean)
    const cells = texts.map((text, column) => ({
      text,
      left: column * 200,
      right: column * 200 + text.length * 5,
      size,
      font: isBold ? 'Bold' : '',
    }))
    const named = cells.reduce<Cell[]>(takeColon, [])
    const [first] = named
    if (!first) return []
    if (isItem) first.text = `• ${first.text}`
    const y = index * lineHeight
    return [{ page: 0, y, bottom: y, lastRight: cells.at(-1)?.right ?? 0, size, cells: named, isBullet: false }]
  })
  return joinStackedDates(takeBullets(rows.flatMap(splitAtHeading)))
}

/** `Sesotho – Native` and, from the next cell of a table, `About me`. */
function splitAtHeading(row: Row): Row[] {
  const last = row.cells.at(-1)
  if (!last || row.cells.length !== 2 || !headingOf(last.text) || headingOf(row.cells[0]?.text ?? '')) return [row]
  return [
    { ...row, cells: row.cells.slice(0, -1) },
    { ...row, cells: [{ ...last, left: 0 }] },
  ]
}

export const rowsOfTexts = (texts: string[]): Row[] => rowsOfLines(texts.map((text) => ({ text })))

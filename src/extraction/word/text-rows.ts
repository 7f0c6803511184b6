import { takeBullets } from '../layout/bullets.ts'
import type { Cell, Row } from '../layout/row.ts'
import { takeColon } from '../layout/rows.ts'
import { shownText } from '../layout/shown-text.ts'
import { joinStackedDates } from '../layout/stacked-dates.ts'
import { extractionLimits } from '../limits.ts'
import { Refusal } from '../outcome.ts'
import { headingOf } from '../parse/headings.ts'
import type { Run } from './paragraphs.ts'

/** A line of a text that has no places: how it looks, or how its parts do, as far as that is known. */
export type Line = { text: string; runs?: Run[]; size?: number; isBold?: boolean; isItem?: boolean }

const usualSize = 10
const lineHeight = 14

/** Lines of text as rows. A tab divides cells. Where a page breaks is not known: the rows of such a text are on page 0. */
export function rowsOfLines(lines: Line[]): Row[] {
  let characters = 0
  const rows = lines.flatMap(({ text, size = usualSize, isItem = false, isBold = false, ...line }, index) => {
    characters += text.length
    if (characters > extractionLimits.characters) throw new Refusal('too-long')
    const cells = cellsOf(line.runs ?? [{ text, font: isBold ? 'Bold' : '' }], size)
    const named = cells.reduce<Cell[]>(takeColon, [])
    const [first] = named
    if (!first) return []
    if (isItem) first.text = `• ${first.text}`
    const y = index * lineHeight
    return [{ page: 0, y, bottom: y, lastRight: cells.at(-1)?.right ?? 0, size, cells: named, isBullet: false }]
  })
  return joinStackedDates(takeBullets(rows.flatMap(splitAtHeading)))
}

function cellsOf(runs: Run[], size: number): Cell[] {
  const cells: Cell[] = []
  let isApart = true
  for (const { text, font } of runs)
    for (const [index, part] of shownText(text)
      .split(/\t+|\s{3,}/)
      .entries()) {
      isApart ||= index > 0
      if (part.trim() === '') {
        if (!isApart && part) addTo(cells.at(-1), ' ', font)
        continue
      }
      if (isApart) cells.push({ text: part, left: 0, right: 0, size, font })
      else addTo(cells.at(-1), part, font)
      isApart = false
    }
  return cells.map((cell, column) => {
    const text = cell.text.replace(/ +/g, ' ').trim()
    return { ...cell, text, left: column * 200, right: column * 200 + text.length * 5 }
  })
}

/** What follows in another type begins where a word does. */
function addTo(cell: Cell | undefined, text: string, font: string) {
  if (!cell) return
  const isNewWord = /\s$/.test(cell.text) || /^[\s,;|(–—]/.test(text)
  const isOther = font !== cell.font && text.trim() !== ''
  if (isOther && isNewWord) cell.lead ??= cell.text.trim()
  if (isOther || (cell.endFont && text.trim() !== '')) cell.endFont = font
  cell.text += text
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

import { takeBullets } from '../layout/bullets.ts'
import type { Row } from '../layout/row.ts'
import { shownText } from '../layout/shown-text.ts'
import { extractionLimits } from '../limits.ts'
import { Refusal } from '../outcome.ts'

const size = 10
const lineHeight = 14

/** Lines of plain text as rows. A tab divides cells; where a page breaks is not known. */
export function rowsOfTexts(lines: string[]): Row[] {
  let characters = 0
  const rows = lines.flatMap((line, index) => {
    characters += line.length
    if (characters > extractionLimits.characters) throw new Refusal('too-long')
    const texts = shownText(line)
      .split(/\t+|\s{3,}/)
      .map((text) => text.trim())
      .filter(Boolean)
    const cells = texts.map((text, place) => ({
      text,
      left: place * 200,
      right: place * 200 + text.length * 5,
      size,
      font: '',
    }))
    const y = index * lineHeight
    return cells.length > 0 ? [{ page: 1, y, bottom: y, lastRight: cells.at(-1)?.right ?? 0, size, cells, isBullet: false }] : []
  })
  return takeBullets(rows)
}

import { leftOf, type Row, rightOf, textOf } from '../layout/row.ts'
import { findDates } from './dates.ts'
import { endsSentence } from './words.ts'

/** Joins lines that were cut: a word divided by a hyphen becomes whole again, a real hyphen stays. */
export function joinLines(texts: string[]): string {
  let joined = ''
  for (const text of texts) {
    if (joined === '') joined = text
    else if (/\p{L}-$/u.test(joined) && /^\p{Ll}/u.test(text)) joined = joinHyphen(joined, text)
    else if (/\p{Ll}-$/u.test(joined) && /^\p{Lu}\p{Ll}/u.test(text)) joined += text
    else joined += ` ${text}`
  }
  return joined.replace(/\s+/g, ' ').trim()
}

/** `two-` + `step` keeps its hyphen, `un-` + `claimed` does not: short first parts of known compounds keep theirs. */
function joinHyphen(before: string, after: string): string {
  const first = /(\p{L}+)-$/u.exec(before)?.[1]?.toLowerCase() ?? ''
  return compounds.has(first) ? before + after : before.slice(0, -1) + after
}
const compounds = new Set(
  'two three four five six one multi high low full part month year quarter bi semi cross end self long short real well non pre post re co on off in sub client tax driver cloud data detail results deadline decision audit first second third day week hour person venture us mid large small mid-size'.split(
    ' ',
  ),
)

/** Whether a line goes on with the one above: its first word had no room there. */
export function isWrapped(above: Row, row: Row, edge: number): boolean {
  const text = textOf(row)
  const wordWidth = ((rightOf(row) - leftOf(row)) / Math.max(1, text.length)) * (text.split(' ')[0]?.length ?? 0)
  return rightOf(above) + wordWidth + 0.2 * row.size > edge
}

/** Lines as items: by bullets where there are some, otherwise by sentences that begin where there was still room. */
export function itemsOf(rows: Row[]): string[] {
  const hasBullets = rows.some((row) => row.isBullet)
  const edge = Math.max(...rows.map(rightOf))
  const last = rows.at(-1)
  const hasStops = last !== undefined && endsSentence(textOf(last))
  const items: string[][] = []
  // Where a sentence begins behind another on its line, the lines are one text.
  if (
    !hasBullets &&
    rows.length > 1 &&
    rows.every(({ page }) => page > 0) &&
    rows.some((row) => goesOn.test(textOf(row)))
  )
    return [joinLines(rows.map(textOf))]
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1]
    const text = textOf(row)
    const isNew =
      !above || (hasBullets ? row.isBullet || lacksBullet(above, row, edge) : beginsAnew(above, row, edge, hasStops))
    if (isNew) items.push([text])
    else items.at(-1)?.push(text)
  }
  return items.map(joinLines).filter(Boolean)
}

/** Items of a list as their texts; line by line where a date stands alone under the names of one. */
export function linesOfItems(rows: Row[]): string[][] {
  const isStacked = rows.some((row) => !row.isBullet && findDates(textOf(row))?.length === textOf(row).length)
  if (!isStacked) return itemsOf(rows).map((text) => [text])
  const items: string[][] = []
  for (const row of rows)
    if (row.isBullet || items.length === 0) items.push([textOf(row)])
    else items.at(-1)?.push(textOf(row))
  return items
}

const goesOn = /\p{Ll}{3}\.\s\p{Lu}\p{Ll}*\s\p{Ll}/u

/** On a scan a small sign may not be seen: a sentence that begins where there was room for it above is another item. */
const lacksBullet = (above: Row, row: Row, edge: number): boolean =>
  row.cells[0]?.font.startsWith('Scan') === true &&
  endsSentence(textOf(above)) &&
  /^\p{Lu}/u.test(textOf(row)) &&
  !isWrapped(above, row, edge)

/** Where items end with a full stop, nothing else ends one. */
function beginsAnew(above: Row, row: Row, edge: number, hasStops: boolean): boolean {
  // The text of a Word file has no line ends but those of its paragraphs.
  if (row.page === 0) return /^[^\p{Ll}]/u.test(textOf(row))
  const isAfterEnd = /[.!?;:]$/.test(textOf(above)) && /^[^\p{Ll}]/u.test(textOf(row))
  return isAfterEnd || (!hasStops && !isWrapped(above, row, edge) && /^[^\p{Ll}]/u.test(textOf(row)))
}

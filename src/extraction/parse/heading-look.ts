import type { Cell, Row } from '../layout/row.ts'
import { headingOf } from './headings.ts'

/** How headings look in one document, learned from those whose words are known. */
export type HeadingLook = {
  /** It differs from the running text as a heading does. */
  stands: (cell: Cell) => boolean
  /** Known headings look like this, and nearly nothing else does. */
  isReserved: (cell: Cell) => boolean
  /** Known headings look like this, and so do a few other texts. */
  isShared: (cell: Cell) => boolean
  /** No heading is known, and this is the largest type that comes back. */
  isGuessed: (cell: Cell) => boolean
  /** Other headings stand out, and this text does not. */
  isLesser: (cell: Cell) => boolean
  /** Other headings are larger. */
  isSmaller: (cell: Cell) => boolean
}

/** `EMPLOYMENT (most recent first)` is in capitals for all that is told behind it. */
export const isCaps = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\s\([^()]*\)$/, ''))
export const isBold = (font: string): boolean => /bold|black|heavy|semib|demi|medium/i.test(font)
const lookOf = (cell: Cell): string => `${cell.font} ${Math.round(cell.size * 2)} ${isCaps(cell.text)} ${cell.color}`

export function learnLook(rows: Row[]): HeadingLook {
  const cells = rows.flatMap((row) => row.cells)
  const body = bodyOf(cells)
  const stands = (cell: Cell) =>
    cell.size > body.size * 1.08 || (isBold(cell.font) && !isBold(body.font)) || isCaps(cell.text)
  const known = new Map<string, number>()
  const others = new Map<string, number>()
  for (const { cells: all, isBullet } of rows) {
    const [first] = all
    if (!first || isBullet || first.text.length > 50) continue
    const counts = headingOf(first.text) ? known : others
    counts.set(lookOf(first), (counts.get(lookOf(first)) ?? 0) + 1)
  }
  const isLearned = [...known.values()].some((count) => count >= 2)
  const guessed = isLearned ? undefined : guessLook(rows, body.size)
  const isUsual = (cell: Cell) => (known.get(lookOf(cell)) ?? 0) >= 2 || lookOf(cell) === guessed
  const isHeading = (cell: Cell) => isUsual(cell) && stands(cell) && headingOf(cell.text) !== undefined
  const hasStanding = cells.some(isHeading)
  // Whether a word of a scan is bold is seen badly, its size less so.
  const isSeenAlike = (cell: Cell) =>
    cell.font.startsWith('Scan') &&
    cell.size > body.size * 1.04 &&
    cells.some((other) => isHeading(other) && Math.abs(other.size - cell.size) < 0.04 * cell.size)
  return {
    stands: (cell) => stands(cell) || isUsual(cell),
    isGuessed: (cell) => lookOf(cell) === guessed,
    isReserved: (cell) =>
      lookOf(cell) === guessed ||
      (isUsual(cell) && stands(cell) && (others.get(lookOf(cell)) ?? 0) * 2 <= (known.get(lookOf(cell)) ?? 0)),
    isShared: (cell) =>
      lookOf(cell) === guessed ||
      (isUsual(cell) &&
        cell.size > body.size * 1.08 &&
        (others.get(lookOf(cell)) ?? 0) <= (known.get(lookOf(cell)) ?? 0)),
    isLesser: (cell) => hasStanding && !isUsual(cell) && !stands(cell) && !isSeenAlike(cell),
    isSmaller: (cell) => !isUsual(cell) && cells.some((other) => isHeading(other) && other.size > cell.size * 1.08),
  }
}

const leastGuessed = 3

/** Where no words are known, headings are what stands alone in the largest type that comes back, and says no date. */
function guessLook(rows: Row[], bodySize: number): string | undefined {
  const alone = rows.flatMap(({ cells: [cell, ...others], isBullet }) =>
    cell && others.length === 0 && !isBullet && cell.size > bodySize * 1.15 && cell.text.length <= 40 ? [cell] : [],
  )
  const looks = [...Map.groupBy(alone, lookOf).entries()].filter(([, all]) => all.length >= leastGuessed)
  const [largest] = looks.toSorted(([, a], [, b]) => (b[0]?.size ?? 0) - (a[0]?.size ?? 0))
  return largest?.[1].some(({ text }) => /\d|@|,/.test(text)) ? undefined : largest?.[0]
}

/** The look of most of the letters. */
function bodyOf(cells: Cell[]): { size: number; font: string } {
  const letters = new Map<string, { size: number; font: string; count: number }>()
  for (const { size, font, text } of cells) {
    const key = `${font} ${Math.round(size * 2)}`
    const found = letters.get(key) ?? { size, font, count: 0 }
    found.count += text.length
    letters.set(key, found)
  }
  return [...letters.values()].toSorted((a, b) => b.count - a.count)[0] ?? { size: 10, font: '' }
}

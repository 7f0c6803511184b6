import type { Row } from '../layout/row.ts'
import { squash } from '../parse/words.ts'

/** What the page shows, for checking how a value appears on it. */
export type Page = {
  /** The value is within one run of words. A value joined from several runs may be two things. */
  isOnePiece: (value: string | null) => boolean
  /** A picture was read, and the value is not on it as it is: a letter of it was changed. */
  isMended: (value: string) => boolean
  /** The word appears outside of addresses. */
  hasWord: (word: string) => boolean
  /** Without bullets, telling items from paragraphs is a guess. */
  hasBullets: boolean
}

export function pageOf(rows: Row[]): Page {
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text))
  const pieces = texts.map(squash)
  const isScanned = rows.some(({ cells }) => cells.some(({ font }) => font.startsWith('Scan')))
  return {
    isMended: (value) => isScanned && !pieces.join('').includes(squash(value)),
    isOnePiece: (value) => {
      const squashed = squash(value ?? '')
      return pieces.length === 0 || pieces.some((piece) => piece.includes(squashed))
    },
    hasWord: (word) =>
      texts.some((text) => !text.includes('@') && text.split(/[\s,]+/).some((other) => squash(other) === word)),
    hasBullets: rows.some(({ isBullet }) => isBullet),
  }
}

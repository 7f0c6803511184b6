import type { Row } from '../layout/row.ts'
import { squash } from '../parse/words.ts'

/** What the page shows, for asking how a value stands on it. */
export type Page = {
  /** The value stands within one run of words. What was put together from several may be two things. */
  isOnePiece: (value: string | null) => boolean
  /** The word stands somewhere outside of addresses. */
  hasWord: (word: string) => boolean
  /** Without any sign before them, what is an item and what a paragraph is a guess. */
  hasBullets: boolean
}

export function pageOf(rows: Row[]): Page {
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text))
  const pieces = texts.map(squash)
  return {
    isOnePiece: (value) => {
      const squashed = squash(value ?? '')
      return pieces.length === 0 || pieces.some((piece) => piece.includes(squashed))
    },
    hasWord: (word) =>
      texts.some((text) => !text.includes('@') && text.split(/[\s,]+/).some((other) => squash(other) === word)),
    hasBullets: rows.some(({ isBullet }) => isBullet),
  }
}

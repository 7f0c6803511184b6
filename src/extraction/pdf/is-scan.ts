import type { Box } from './matrix.ts'
import type { Letter, Painting } from './paint.ts'

/** A page with fewer letters holds no more than a stamp, a number or the name of the scanning program. */
const fewLetters = 80
/** Of the page, what pictures cover where they are the page. */
export const pageShare = 0.4
/** Letters of a font that doesn't say what they are: no code, or one without a meaning. */
const isMeaningless = ({ text }: Letter): boolean => text === '' || /^[\p{Cc}\p{Co}\p{Cn}\uFFFD]+$/u.test(text)

/**
 * Whether a person can read this page and a program can't: it is a picture, outlines, or letters whose font doesn't say what most of them
 * are. Text that nobody sees doesn't count.
 */
export function isScan({ pictures, page, isBlank }: Painting, visible: Letter[]): boolean {
  const letters = visible.filter(({ text }) => text.trim() !== '')
  const readable = letters.filter((letter) => !isMeaningless(letter))
  if (readable.length === 0) return !isBlank
  const isPicture = pictures.some((picture) => areaOf(picture) >= pageShare * areaOf(page))
  return readable.length < letters.length / 2 || (isPicture && readable.length < fewLetters)
}

const areaOf = ({ left, right, top, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top)

import type { Letter } from './paint.ts'

/** A page printed sideways is turned, so that most of its text runs from left to right; stray sideways text is dropped. */
export function upright(letters: Letter[]): Letter[] {
  const counts = [0, 0, 0, 0]
  for (const { turns } of letters) counts[turns] = (counts[turns] ?? 0) + 1
  const main = counts.indexOf(Math.max(...counts))
  return letters
    .filter(({ turns }) => turns === main)
    .map((letter) => {
      const { x, y, turns } = letter
      if (turns === 1) return { ...letter, x: y, y: -x }
      if (turns === 2) return { ...letter, x: -x, y: -y }
      if (turns === 3) return { ...letter, x: -y, y: x }
      return letter
    })
}

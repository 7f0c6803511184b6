import type { Item } from '../layout/item.ts'
import type { Box } from './matrix.ts'

/** In ems: how far left of its text a bullet stands, and how large it is. */
const reachEm = 1.9
const largestEm = 0.55

/** Many programs draw a bullet instead of writing one: a dot right before the first word of a line. */
export function drawnBullets(dots: Box[], items: Item[]): Item[] {
  return dots.flatMap((dot) => {
    const y = (dot.top + dot.bottom) / 2
    const beside = items.filter((item) => item.y > y && y > item.y - 0.75 * item.size)
    const next = beside.filter(({ x }) => x > dot.right).toSorted((a, b) => a.x - b.x)[0]
    if (!next || next.x - dot.right > reachEm * next.size || dot.right - dot.left > largestEm * next.size) return []
    const hasTextBefore = beside.some(({ x, width }) => x + width <= dot.left && dot.left - x - width < 2 * next.size)
    if (hasTextBefore) return []
    return { ...next, text: '•', x: dot.left, width: dot.right - dot.left, size: next.size }
  })
}

import { leftOf, type Row, textOf } from '../layout/row.ts'
import { itemsOf, joinLines } from './paragraphs.ts'

export type Body = { description: string | null; achievements: string[] }

/** The paragraph under an entry, and its bullets: by sign, by indent, or by blocks of which one is a list. */
export function bodyOf(rows: Row[], headerLeft = Number.POSITIVE_INFINITY): Body {
  if (rows.length === 0) return { description: null, achievements: [] }
  const firstBullet = rows.findIndex((row) => row.isBullet)
  if (firstBullet >= 0) return split(rows, firstBullet)
  const left = Math.min(headerLeft, ...rows.map(leftOf))
  const indented = rows.findIndex((row) => leftOf(row) > left + 5)
  if (indented >= 0) return split(rows, indented)
  return splitBlocks(rows)
}

const split = (rows: Row[], at: number): Body => ({
  description: joinLines(rows.slice(0, at).map(textOf)) || null,
  achievements: itemsOf(rows.slice(at)),
})

function splitBlocks(rows: Row[]): Body {
  const blocks: Row[][] = []
  for (const row of rows) {
    const above = blocks.at(-1)?.at(-1)
    const isNear = above && (above.page !== row.page || row.y - above.bottom < 1.9 * row.size)
    if (isNear) blocks.at(-1)?.push(row)
    else blocks.push([row])
  }
  const [first, ...others] = blocks as [Row[], ...Row[][]]
  const items = others.flatMap(itemsOf)
  const own = itemsOf(first)
  if (others.length > 0 && own.length === 1) return { description: own[0] ?? null, achievements: items }
  if (others.length === 0 && own.length === 1) return { description: own[0] ?? null, achievements: [] }
  return { description: null, achievements: [...own, ...items] }
}

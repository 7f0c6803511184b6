import type { Item } from '../layout/item.ts'

/** A text item together with the direction in which it is read, in quarter turns. */
export type TurnedItem = Item & { turns: number }

/** A page printed sideways is turned, so that most of its text runs from left to right; stray sideways text is dropped. */
export function upright(items: TurnedItem[]): Item[] {
  const letters = [0, 0, 0, 0]
  for (const { turns, text } of items) letters[turns] = (letters[turns] ?? 0) + text.length
  const main = letters.indexOf(Math.max(...letters))
  return items
    .filter(({ turns }) => turns === main)
    .map(({ turns, ...item }) => {
      const { x, y } = item
      if (turns === 1) return { ...item, x: y, y: -x }
      if (turns === 2) return { ...item, x: -x, y: -y }
      if (turns === 3) return { ...item, x: -y, y: x }
      return item
    })
}

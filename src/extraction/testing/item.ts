import type { Item } from '../layout/item.ts'

/** A piece of text on the first page, five points to a letter. */
export const itemAt = (text: string, x: number, y: number, more: Partial<Item> = {}): Item => ({
  text,
  x,
  y,
  size: 10,
  width: text.length * 5,
  font: 'f',
  color: '#000000',
  page: 1,
  ...more,
})

import { isBulleted, withoutBullet } from '../parse/words.ts'
import type { Cell, Row } from './row.ts'

/** Signs of symbol fonts have no letters of their own: some are bullets, the rest are pictures beside a phone number. */
const symbolBullets = /^[\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf02d\uf06c\uf06e\uf071\uf0a8]\s*/u
const symbols = /[\ue000-\uf8ff]/gu

/** Takes bullet signs off, also those that stand in a cell or on a line of their own, and drops pictures. */
export function takeBullets(rows: Row[]): Row[] {
  const found: Row[] = []
  let hasLoneBullet = false
  for (const row of rows) {
    const first = row.cells[0]
    if (!first) continue
    const isMarked = symbolBullets.test(first.text) || isBulleted(first.text)
    const cells = row.cells.map((cell, index) => clean(cell, index === 0 && isMarked)).filter(({ text }) => text !== '')
    if (cells.length === 0) {
      hasLoneBullet ||= isMarked
      continue
    }
    found.push({ ...row, cells, isBullet: isMarked || hasLoneBullet })
    hasLoneBullet = false
  }
  return found
}

function clean(cell: Cell, isMarked: boolean): Cell {
  const text = isMarked ? withoutBullet(cell.text.replace(symbolBullets, '')) : cell.text
  return { ...cell, text: text.replace(symbols, ' ').replace(/\s+/g, ' ').trim() }
}

import type { Cell, Row } from '../layout/row.ts'
import { isTownLike } from './header-parts.ts'
import { isPlace, takePlace } from './places.ts'

/** Which place a cell has: it is one, or it ends with one. */
type Slot = 'whole' | 'tail'

/** Towns that no list knows: a name in the slot where most other entries have their place is one. */
export function tellTowns(headers: Row[][]): Row[][] {
  const slots = new Map<string, Slot[]>()
  const counts = new Map<string, number>()
  for (const header of headers)
    for (const [key, cell] of cellsOf(header)) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      const { rest, place } = placeOf(cell.text)
      if (place) slots.set(key, [...(slots.get(key) ?? []), rest ? 'tail' : 'whole'])
    }
  const cells = headers.flatMap(cellsOf)
  const slotOf = (key: string): Slot | undefined => {
    const found = slots.get(key) ?? []
    // One known town is enough where every other name ends as that one does.
    const alike = cells.filter(([other]) => other === key).map(([, { text }]) => text)
    if (found.includes('tail') && alike.every((text) => placeOf(text).place || townAfter(text))) return 'tail'
    const kind = found[0]
    return found.length * 2 >= (counts.get(key) ?? 0) && found.every((other) => other === kind) ? kind : undefined
  }
  return headers.map((header) => {
    const told = new Map(cellsOf(header).map(([key, cell]) => [cell, withPlace(cell, slotOf(key))]))
    return header.map((row) => ({ ...row, cells: row.cells.map((cell) => told.get(cell) ?? cell) }))
  })
}

/** `Harbor Foods – Chennai` ends with a place as `Harbor Foods, Chennai` does. */
function placeOf(text: string): ReturnType<typeof takePlace> {
  const [, name, town] = /^(.+)\s[–—-]\s+([^,–—]+)$/u.exec(text) ?? []
  return name && town && isPlace(town) ? { rest: name, place: town } : takePlace(text)
}

const cellsOf = (header: Row[]): [string, Cell][] =>
  header.flatMap((row, line) => row.cells.map((cell, index): [string, Cell] => [`${line} ${index} ${cell.font}`, cell]))

function withPlace(cell: Cell, slot: Slot | undefined): Cell {
  const { rest, place } = placeOf(cell.text)
  if (!slot || (place && slot !== 'whole')) return cell
  if (slot === 'whole') return isTownLike(rest) ? { ...cell, text: '', place: cell.text } : cell
  const found = townAfter(cell.text)
  return found ? { ...cell, text: found.name, place: found.town } : cell
}

/** `Harbor Foods, Turda` or `Harbor Foods (Turda)`. */
function townAfter(text: string): { name: string; town: string } | undefined {
  const [, name, town] =
    /^(.+?)(?:,|\s[–—-])\s+([^,–—]+)$/u.exec(text) ?? /^([^()]+?)\s+\(([^(),]+)\)$/u.exec(text) ?? []
  return name && town && isTownLike(town) ? { name, town } : undefined
}

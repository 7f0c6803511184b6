import { isSetAlike, type Row } from '../layout/row.ts'

/** Of the entries, how many have more than their name. */
const leastShare = 0.6

/** Entries told by how their first lines look, where no other line looks so: dates may be missing, or stand anywhere. */
export function byLook(rows: Row[]): Row[][] | undefined {
  const [name] = rows[0]?.cells ?? []
  const isName = ({ cells: [cell], isBullet }: Row) =>
    cell !== undefined && name !== undefined && !isBullet && isSetAlike(cell, name)
  if (!name || rows[0]?.page === 0 || rows.some(({ isBullet }) => isBullet)) return undefined
  const entries: Row[][] = []
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1]
    // A name that had no room goes on below.
    const isMore = above && isName(above) && row.y - above.bottom < 1.5 * row.size
    if (isName(row) && !isMore) entries.push([row])
    else entries.at(-1)?.push(row)
  }
  const whole = entries.filter((entry) => entry.some((row) => !isName(row))).length
  return entries.length > 1 && whole >= leastShare * entries.length
    ? entries.map((entry) => joinName(entry, isName))
    : undefined
}

function joinName([first, ...others]: Row[], isName: (row: Row) => boolean): Row[] {
  const cut = others.findIndex((row) => !isName(row))
  const more = others.slice(0, cut < 0 ? undefined : cut).flatMap(({ cells }) => cells.map(({ text }) => text))
  const [cell, ...beside] = first?.cells ?? []
  if (!first || !cell) return others
  const text = [cell.text, ...more].join(' ')
  return [{ ...first, cells: [{ ...cell, text }, ...beside] }, ...others.slice(cut < 0 ? others.length : cut)]
}

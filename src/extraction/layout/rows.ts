import { takeBullets } from './bullets.ts'
import type { Item } from './item.ts'
import { joinSpacedLetters } from './letter-spacing.ts'
import type { Cell, Row } from './row.ts'

/** In ems: a gap beyond the first is a space, one beyond the second begins another cell. */
const spaceEm = 0.13
const cellEm = 0.75
/** The same where a space would have been written, and where one was: justified lines stretch it. */
const apartEm = 0.42
const stretchedEm = 1.4
/** In ems: how far apart two baselines may lie and still be one line. */
const baselineEm = 0.3

/** `Harbor Foods2019 – 2021`: a period that was set right behind a name. */
const gluedYear = /(?<=\p{L}{2})((?:19|20)\d{2}\s*[–—-])/u

/** Each step asks for the rows of the same page. */
const known = new WeakMap<Item[], Row[]>()

/** Rows by baseline, whatever the order in the file. */
export function rowsOf(items: Item[]): Row[] {
  const rows = known.get(items) ?? rowsIn(items)
  known.set(items, rows)
  return rows
}

function rowsIn(items: Item[]): Row[] {
  const sorted = items.toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)
  const groups: Item[][] = []
  for (const item of sorted) {
    const group = groups.at(-1)
    const first = group?.[0]
    const isSame =
      first && first.page === item.page && item.y - first.y <= baselineEm * Math.max(4, Math.min(first.size, item.size))
    if (isSame) group.push(item)
    else groups.push([item])
  }
  return takeBullets(groups.map(rowOf))
}

const limitEm = ({ isApart }: Item, isStretched: boolean): number =>
  isApart === undefined ? cellEm : isApart ? apartEm : isStretched ? stretchedEm : cellEm

function rowOf(items: Item[]): Row {
  const inOrder = items.toSorted((a, b) => a.x - b.x)
  const cells: Cell[] = []
  // A line that was stretched has no narrow space left.
  const isStretched = !inOrder.some(({ text }) => text.trim().includes(' '))
  for (const item of inOrder) {
    const cell = cells.at(-1)
    const gap = cell ? item.x - cell.right : Number.POSITIVE_INFINITY
    const em = Math.max(item.size, cell?.size ?? 0)
    const isOver = gap < -0.5 * em && !cell?.text.endsWith(item.text)
    if (!cell || gap > limitEm(item, isStretched) * em || isOver) {
      cells.push({
        text: item.text,
        left: item.x,
        right: item.x + item.width,
        size: item.size,
        font: item.font,
        color: item.color,
        endColor: item.color,
      })
      continue
    }
    // The same words drawn twice, a hair apart, are how some programs print bold.
    if (gap < -0.8 * item.width && cell.text.endsWith(item.text)) continue
    const isNewWord = gap > spaceEm * em || /\s$/.test(cell.text) || /^[\s,;|(–—]/.test(item.text)
    if (cell.font !== item.font && isNewWord) cell.lead ??= cell.text.trim()
    if (cell.font !== item.font || cell.endFont) cell.endFont = item.font
    cell.text += (gap > spaceEm * em ? ' ' : '') + item.text
    cell.endColor = item.color
    cell.right = Math.max(cell.right, item.x + item.width)
    cell.size = em
  }
  const size = Math.max(...inOrder.map((item) => item.size))
  const clean = cells.map((cell) => ({
    ...cell,
    text: joinSpacedLetters(cell.text.replace(/\s+/g, ' ').replace(gluedYear, ' $1').trim()),
  }))
  const named = clean.filter(({ text }) => text !== '').reduce<Cell[]>(takeColon, [])
  return {
    page: inOrder[0]?.page ?? 1,
    y: inOrder[0]?.y ?? 0,
    bottom: inOrder[0]?.y ?? 0,
    lastRight: Math.max(...inOrder.map(({ x, width }) => x + width)),
    size,
    isBullet: false,
    cells: named,
  }
}

/** `Nationality` and, where its value begins, `: Filipino`: the sign belongs to the label. */
export function takeColon(cells: Cell[], cell: Cell): Cell[] {
  const label = cells.at(-1)
  if (!label || !/^:(?:\s|$)/.test(cell.text) || /:$/.test(label.text)) return [...cells, cell]
  const lead = cell.lead?.replace(/^:\s*/, '')
  const value = { ...cell, text: cell.text.slice(1).trim(), ...(lead === undefined ? {} : { lead }) }
  return [...cells.slice(0, -1), { ...label, text: `${label.text}:` }, ...(value.text ? [value] : [])]
}

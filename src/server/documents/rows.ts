/** A strip of a page that isn't split. */
export type Row<Surface> = {
  height: number
  /** The space above it, except at the top of a page. */
  before: number
  /** Stays on the page of the row that follows: a heading with its text, the first line of a paragraph with the second. */
  isGlued: boolean
  draw: (on: Surface, y: number) => void
  /** What is repeated above it where it begins a page: the head of its table. */
  head?: readonly Row<Surface>[]
}

/** Rows of a table, whose head comes before them and again on each page that they begin. */
export const underHead = <Surface>(head: readonly Row<Surface>[], rows: readonly Row<Surface>[]): Row<Surface>[] =>
  rows.map((row) => ({ ...row, head: row.head ?? head }))

type Placed<Surface> = { row: Row<Surface>; y: number }

/** Rows on pages of a height. Rows that are glued together move on together, unless they are more than a page. */
export function pagesOf<Surface>(rows: readonly Row<Surface>[], height: number): Placed<Surface>[][] {
  const pages: Placed<Surface>[][] = [[]]
  let y = 0
  const place = (row: Row<Surface>) => {
    if (y > 0) y += row.before
    pages.at(-1)?.push({ row, y })
    y += row.height
  }
  /** Rows that fill the page alone go without their head. */
  const turn = (group: readonly Row<Surface>[]) => {
    pages.push([])
    y = 0
    const head = group[0]?.head ?? []
    if (heightOf([...head, ...group]) <= height) head.forEach(place)
  }
  for (const group of groupsOf(rows)) {
    const [first] = group
    const isFirst = pages.at(-1)?.length === 0
    if (first && !isFirst && y + first.before + heightOf(group) > height) turn(group)
    for (const row of group) {
      if (y > 0 && y + row.before + row.height > height) turn([row])
      place(row)
    }
  }
  return pages
}

/** Of rows that begin a page. */
const heightOf = <Surface>(rows: readonly Row<Surface>[]): number =>
  rows.reduce((sum, row, index) => sum + row.height + (index === 0 ? 0 : row.before), 0)

function groupsOf<Surface>(rows: readonly Row<Surface>[]): Row<Surface>[][] {
  const groups: Row<Surface>[][] = []
  let isOpen = false
  for (const row of rows) {
    if (isOpen) groups.at(-1)?.push(row)
    else groups.push([row])
    isOpen = row.isGlued
  }
  return groups
}

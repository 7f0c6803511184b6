/** A strip of a page that isn't split. */
export type Row<Surface> = {
  height: number
  /** The space above it, except at the top of a page. */
  before: number
  /** Stays on the page of the row that follows: a heading with its text, the first line of a paragraph with the second. */
  isGlued: boolean
  draw: (on: Surface, y: number) => void
}

type Placed<Surface> = { row: Row<Surface>; y: number }

/** Rows on pages of a height. Rows that are glued together move on together, unless they are more than a page. */
export function pagesOf<Surface>(rows: readonly Row<Surface>[], height: number): Placed<Surface>[][] {
  const pages: Placed<Surface>[][] = [[]]
  let y = 0
  for (const group of groupsOf(rows)) {
    const needed = group.reduce((sum, row, index) => sum + row.height + (index === 0 ? 0 : row.before), 0)
    const isFirst = pages.at(-1)?.length === 0
    if (!isFirst && y + (group[0]?.before ?? 0) + needed > height) {
      pages.push([])
      y = 0
    }
    for (const row of group) {
      if (y > 0 && y + row.before + row.height > height) {
        pages.push([])
        y = 0
      }
      if (y > 0) y += row.before
      pages.at(-1)?.push({ row, y })
      y += row.height
    }
  }
  return pages
}

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

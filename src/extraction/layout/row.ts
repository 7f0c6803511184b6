/**
 * A run of words without a gap in it. Where its font changes between two words, `lead` is what stands before, and
 * `endFont` the font that it ends with.
 */
export type Cell = {
  text: string
  left: number
  right: number
  size: number
  font: string
  /** Of its first letters and of its last, where it is known. */
  color?: string | null
  endColor?: string | null
  /** A place that was taken off it, told by where others have theirs. */
  place?: string
  /** What the column of a table says that it is. */
  is?: 'company' | 'title' | 'school' | 'degree' | 'grade' | 'place'
  /** What stands over its column, or beside it. */
  label?: string
  lead?: string
  endFont?: string
}

/**
 * What stands on one baseline, from left to right. A bullet sign is taken off its text and kept as a fact. Where lines were
 * joined, `bottom` is the last baseline, and `lastRight` where the last line ends.
 */
export type Row = {
  page: number
  y: number
  bottom: number
  lastRight: number
  size: number
  cells: Cell[]
  isBullet: boolean
}

export const leftOf = (row: Row): number => row.cells[0]?.left ?? 0
export const rightOf = (row: Row): number => row.cells.at(-1)?.right ?? 0
export const textOf = (row: Row): string => row.cells.map(({ text }) => text).join('  ')

/** In one font and size. */
export const isSetAlike = (a: Cell, b: Cell): boolean => a.font === b.font && Math.abs(a.size - b.size) < 0.1

/** A row that only goes on with the first cell of the one above, joined to it. */
export const withTail = (row: Row, first: Cell, below: Row, tail: Cell): Row => ({
  ...row,
  bottom: below.y,
  cells: [{ ...first, text: `${first.text} ${tail.text}` }],
})

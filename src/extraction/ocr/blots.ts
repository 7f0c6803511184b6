import type { Picture } from './picture.ts'

/** Darker than this is ink, whatever its color was. */
export const inkShade = 200

/** Connected ink: the box around it, from its first to behind its last pixel, and how many there are. */
export type Blot = { left: number; top: number; right: number; bottom: number; ink: number }

/** Stretches of ink, row by row, and which blot each belongs to. */
export type Runs = { count: number; rows: Int32Array; froms: Int32Array; tos: Int32Array; blots: Int32Array }

/** Ink that hangs together, also by its corners. */
export function blotsOf(picture: Picture): { runs: Runs; blots: Map<number, Blot> } {
  const runs = runsOf(picture)
  const { count, rows, froms, tos, blots: parents } = runs
  const rootOf = (run: number): number => {
    let root = run
    while (parents[root] !== root) root = parents[root] as number
    parents[run] = root
    return root
  }
  for (let run = 0, above = 0; run < count; run++) {
    const [row, from, to] = [rows[run] as number, froms[run] as number, tos[run] as number]
    while ((rows[above] as number) < row - 1 || ((rows[above] as number) < row && (tos[above] as number) < from))
      above++
    for (let other = above; (rows[other] as number) === row - 1 && (froms[other] as number) <= to; other++)
      parents[rootOf(other)] = rootOf(run)
  }
  const blots = new Map<number, Blot>()
  for (let run = 0; run < count; run++) {
    const root = rootOf(run)
    const [row, from, to] = [rows[run] as number, froms[run] as number, tos[run] as number]
    const blot = blots.get(root)
    if (!blot) blots.set(root, { left: from, top: row, right: to, bottom: row + 1, ink: to - from })
    else {
      blot.left = Math.min(blot.left, from)
      blot.right = Math.max(blot.right, to)
      blot.bottom = row + 1
      blot.ink += to - from
    }
  }
  return { runs, blots }
}

/** How many stretches a page has at first; a page of small print has more, and then room for twice as many is made. */
const usualRuns = 2 ** 16

function runsOf({ width, height, pixels }: Picture): Runs {
  let [rows, froms, tos] = [new Int32Array(usualRuns), new Int32Array(usualRuns), new Int32Array(usualRuns)]
  let count = 0
  for (let row = 0, at = 0; row < height; row++) {
    const start = row * width
    const end = start + width
    while (true) {
      while (at < end && (pixels[at] as number) >= inkShade) at++
      if (at === end) break
      const from = at - start
      while (at < end && (pixels[at] as number) < inkShade) at++
      if (count === rows.length) [rows, froms, tos] = [doubled(rows), doubled(froms), doubled(tos)]
      rows[count] = row
      froms[count] = from
      tos[count++] = at - start
    }
  }
  const blots = new Int32Array(count)
  for (let run = 0; run < count; run++) blots[run] = run
  return { count, rows: rows.subarray(0, count), froms: froms.subarray(0, count), tos: tos.subarray(0, count), blots }
}

function doubled(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * numbers.length)
  more.set(numbers)
  return more
}

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

function runsOf({ width, height, pixels }: Picture): Runs {
  const [rows, froms, tos]: number[][] = [[], [], []]
  for (let row = 0; row < height; row++)
    for (let x = 0, at = row * width; x < width; x++, at++) {
      if ((pixels[at] as number) >= inkShade) continue
      const from = x
      for (; x < width && (pixels[at] as number) < inkShade; at++) x++
      rows?.push(row)
      froms?.push(from)
      tos?.push(x)
    }
  const count = rows?.length ?? 0
  return {
    count,
    rows: Int32Array.from(rows ?? []),
    froms: Int32Array.from(froms ?? []),
    tos: Int32Array.from(tos ?? []),
    blots: Int32Array.from({ length: count }, (_, run) => run),
  }
}

import type { Picture } from './picture.ts'

const inkShade = 200
/** Darker than paper: the blurred edge of what is taken out. */
const edgeShade = 240
/** In inches: no stroke of a letter is as long as a rule, and none of a word as thin. */
const leastRule = 0.4
const mostHair = 0.035
const mostBar = 0.1
const leastUpright = 0.5
/** Of its box: what a bar fills at least, and a frame at most. */
const barFill = 0.8
const frameFill = 0.3
/** In inches. */
const leastFrame = { width: 0.22, height: 0.1 }
/** What a frame stands around: two letters or more. */
const leastFramed = 2

/** Connected ink: the box around it, from its first to behind its last pixel, and how many there are. */
export type Blot = { left: number; top: number; right: number; bottom: number; ink: number }

/** Without rules, bars and frames: the engine takes what they touch for a picture, or reads them as letters. */
export function withoutRules(picture: Picture): Picture {
  const { width, dpi } = picture
  const { runs, blots } = blotsOf(picture)
  const all = [...blots.values()]
  const taken = new Set(
    [...blots]
      .filter(([of, blot]) => isRule(blot, dpi) || (isFrame(blot, all, dpi) && isClosed(runs, of, blot, dpi)))
      .map(([of]) => of),
  )
  const pixels = picture.pixels.slice()
  for (let run = 0; run < runs.count; run++) {
    const [row, from, to] = [runs.rows[run] as number, runs.froms[run] as number, runs.tos[run] as number]
    const isTaken = taken.has(runs.blots[run] as number)
    // What is longer than any stroke of a letter is a rule that letters touch.
    if (!isTaken && (to - from < leastRule * dpi || !isHair(picture, row, from, to))) continue
    const edge = isTaken ? 1 : 0
    for (let y = row - edge; y <= row + edge; y++)
      for (let at = y * width + Math.max(0, from - 1), end = y * width + Math.min(width, to + 1); at < end; at++)
        if ((pixels[at] ?? 255) < edgeShade) pixels[at] = 255
  }
  return { ...picture, pixels }
}

function isRule({ left, top, right, bottom, ink }: Blot, dpi: number): boolean {
  const [across, down] = [(right - left) / dpi, (bottom - top) / dpi]
  const isFull = ink >= barFill * (right - left) * (bottom - top)
  const isFlat = across >= leastRule && (down <= mostHair || (down <= mostBar && isFull))
  return isFlat || (down >= leastUpright && (across <= mostHair || (across <= mostBar && isFull)))
}

function isFrame(frame: Blot, blots: Blot[], dpi: number): boolean {
  const [across, down] = [frame.right - frame.left, frame.bottom - frame.top]
  if (across < leastFrame.width * dpi || down < leastFrame.height * dpi || frame.ink > frameFill * across * down)
    return false
  let framed = 0
  for (const blot of blots)
    if (
      blot.left > frame.left &&
      blot.right < frame.right &&
      blot.top > frame.top &&
      blot.bottom < frame.bottom &&
      blot.bottom - blot.top > 0.03 * dpi &&
      ++framed >= leastFramed
    )
      return true
  return false
}

/** In inches: what of a stretch of ink may be the side of a frame. */
const leastSide = 0.15

/** A frame has a rule on top and at its bottom; underlined words have one of them. */
function isClosed({ count, rows, froms, tos, blots }: Runs, of: number, frame: Blot, dpi: number): boolean {
  const edge = Math.max(3, 0.12 * (frame.bottom - frame.top))
  const covered = { top: 0, bottom: 0 }
  const sides = { top: frame.left, bottom: frame.left }
  for (let run = 0; run < count; run++) {
    const [row, from, to] = [rows[run] as number, froms[run] as number, tos[run] as number]
    if (blots[run] !== of || to - from < leastSide * dpi) continue
    const side = row < frame.top + edge ? 'top' : row >= frame.bottom - edge ? 'bottom' : undefined
    if (!side) continue
    covered[side] += Math.max(0, to - Math.max(from, sides[side]))
    sides[side] = Math.max(sides[side], to)
  }
  return Math.min(covered.top, covered.bottom) >= 0.6 * (frame.right - frame.left)
}

/** Whether a long stretch is thin, or nearly: letters may stand on it. What lies within a block is none. */
function isHair({ width, height, pixels, dpi }: Picture, row: number, from: number, to: number): boolean {
  const reach = Math.ceil((mostHair * dpi) / 2) + 1
  const isPaper = (x: number, y: number) => y < 0 || y >= height || (pixels[y * width + x] as number) >= inkShade
  let [above, below] = [0, 0]
  for (let x = from; x < to; x++) {
    if (isPaper(x, row - reach)) above++
    if (isPaper(x, row + reach)) below++
  }
  return Math.max(above, below) >= 0.8 * (to - from)
}

/** Stretches of ink, row by row, and which blot each belongs to. */
type Runs = { count: number; rows: Int32Array; froms: Int32Array; tos: Int32Array; blots: Int32Array }

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

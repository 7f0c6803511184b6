import { type Blot, blotsOf, inkShade, type Runs } from './blots.ts'
import type { Picture } from './picture.ts'

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

/** Without rules, bars and frames: the engine takes what they touch for a picture, or reads them as letters. And what is left. */
export function withoutRules(picture: Picture): { clean: Picture; left: Blot[] } {
  const { width, dpi } = picture
  const { runs, blots } = blotsOf(picture)
  const all = [...blots.values()]
  const taken = new Set(
    [...blots]
      .filter(([of, blot]) => isRule(blot, dpi) || (isFrame(blot, all, dpi) && isClosed(runs, of, blot, dpi)))
      .map(([of]) => of),
  )
  const pixels = picture.pixels.slice()
  let isCut = false
  for (let run = 0; run < runs.count; run++) {
    const [row, from, to] = [runs.rows[run] as number, runs.froms[run] as number, runs.tos[run] as number]
    const isTaken = taken.has(runs.blots[run] as number)
    // What is longer than any stroke of a letter is a rule that letters touch.
    if (!isTaken && (to - from < leastRule * dpi || !isHair(picture, row, from, to))) continue
    isCut ||= !isTaken
    const edge = isTaken ? 1 : 0
    for (let y = row - edge; y <= row + edge; y++)
      for (let at = y * width + Math.max(0, from - 1), end = y * width + Math.min(width, to + 1); at < end; at++)
        if ((pixels[at] ?? 255) < edgeShade) pixels[at] = 255
  }
  const clean = { ...picture, pixels }
  // A rule that letters touched leaves other blots than there were.
  const left = isCut ? blotsOf(clean).blots : new Map([...blots].filter(([of]) => !taken.has(of)))
  return { clean, left: [...left.values()] }
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
  const paperAt = (y: number) => {
    let paper = 0
    for (let x = from; x < to; x++) if (y < 0 || y >= height || (pixels[y * width + x] as number) >= inkShade) paper++
    return paper / (to - from)
  }
  const isFree = (side: 1 | -1) => paperAt(row + side * reach) >= 0.8 && paperAt(row - side * 3 * reach) >= 0.3
  return isFree(1) || isFree(-1)
}

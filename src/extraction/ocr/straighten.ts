import { blankPicture, drawThrough, type Picture, shrink } from './picture.ts'

/** In degrees. */
const widest = 12
const coarse = 0.5
const fine = 0.05
/** Slants below this don't show; the engine reads lines that fall by this much. */
const least = 0.1
/** In pixels of the small copy: longer stretches of ink are rules and frames, not letters. */
const longestInk = 40
const smallWidth = 700
const inkShade = 140

type Ink = { xs: Int32Array; ys: Int32Array }

/** How a page lies: on its side, and by how many degrees its lines fall to the right. */
export function slantOf(picture: Picture): { isOnItsSide: boolean; degrees: number } {
  const ink = inkOf(
    shrink(picture, Math.max(1, Math.round(Math.max(picture.width, picture.height) / smallWidth / 1.3))),
  )
  const upright = bestAngle(ink)
  const side = bestAngle({ xs: ink.ys, ys: ink.xs })
  return side.score > upright.score
    ? { isOnItsSide: true, degrees: -side.degrees }
    : { isOnItsSide: false, degrees: upright.degrees }
}

/** Turned so that lines are level. */
export function level(picture: Picture, degrees: number): Picture {
  if (Math.abs(degrees) < least) return picture
  const { width, height, dpi } = picture
  const turned = blankPicture(width, height, dpi)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [middleX, middleY] = [width / 2, height / 2]
  const mapping = {
    x: middleX - cos * middleX + sin * middleY,
    y: middleY - sin * middleX - cos * middleY,
    acrossX: cos,
    acrossY: sin,
    downX: -sin,
    downY: cos,
  }
  drawThrough(picture, turned, mapping, { left: 0, right: width, top: 0, bottom: height })
  return turned
}

/** A quarter turn to the right, as often as asked. */
export function quarterTurns(picture: Picture, turns: number): Picture {
  if (turns % 4 === 0) return picture
  const { width, height, pixels, dpi } = picture
  if (turns % 4 === 2) return { width, height, pixels: pixels.toReversed(), dpi }
  const turned = { width: height, height: width, pixels: new Uint8Array(width * height), dpi }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned.pixels[x * height + (height - 1 - y)] = pixels[y * width + x] as number
  return quarterTurns(turned, turns - 1)
}

/** The dark pixels that may belong to letters. */
function inkOf({ width, height, pixels }: Picture): Ink {
  const isLong = new Uint8Array(width * height)
  const mark = (from: number, to: number, step: number) => {
    if (to - from > longestInk * step) for (let at = from; at < to; at += step) isLong[at] = 1
  }
  // Where the dark stretch that goes on down each column began, behind its place, or 0.
  const begun = new Int32Array(width)
  let count = 0
  for (let y = 0, at = 0; y < height; y++) {
    let from = -1
    for (let x = 0; x < width; x++, at++)
      if ((pixels[at] as number) < inkShade) {
        count++
        if (from < 0) from = at
        if (begun[x] === 0) begun[x] = at + 1
      } else {
        if (from >= 0) mark(from, at, 1)
        from = -1
        if (begun[x] !== 0) mark((begun[x] as number) - 1, at, width)
        begun[x] = 0
      }
    if (from >= 0) mark(from, at, 1)
  }
  for (let x = 0; x < width; x++) if (begun[x] !== 0) mark((begun[x] as number) - 1, height * width + x, width)
  const ink: Ink = { xs: new Int32Array(count), ys: new Int32Array(count) }
  let kept = 0
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if ((pixels[at] as number) < inkShade && isLong[at] === 0) {
        ink.xs[kept] = x
        ink.ys[kept++] = y
      }
  return { xs: ink.xs.subarray(0, kept), ys: ink.ys.subarray(0, kept) }
}

/** Every third dark pixel tells roughly how lines fall. */
const roughStep = 3

function bestAngle(ink: Ink): { degrees: number; score: number } {
  const among = (some: Ink, from: number, to: number, step: number) => {
    let best = { degrees: 0, score: -1 }
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const score = scoreAt(some, degrees)
      if (score > best.score) best = { degrees, score }
    }
    return best
  }
  const some = (all: Int32Array) => {
    const few = new Int32Array(Math.ceil(all.length / roughStep))
    for (let index = 0; index < few.length; index++) few[index] = all[index * roughStep] as number
    return few
  }
  const rough = among({ xs: some(ink.xs), ys: some(ink.ys) }, -widest, widest, coarse)
  return among(ink, rough.degrees - coarse, rough.degrees + coarse, fine)
}

/** At the right angle, lines and the gaps between them alternate most sharply. */
function scoreAt({ xs, ys }: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  // With a half, so that cutting off rounds. The small copy is never so large that a place lies outside.
  const offset = 400.5
  const counts = new Int32Array(2400)
  for (let index = 0; index < xs.length; index++) {
    const at = ((ys[index] as number) - slope * (xs[index] as number) + offset) | 0
    counts[at] = (counts[at] as number) + 1
  }
  let score = 0
  for (let at = 1; at < counts.length; at++) score += ((counts[at] as number) - (counts[at - 1] as number)) ** 2
  return score
}
